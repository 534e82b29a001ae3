// Command generate writes the catalog of package message for the theme: an enum whose
// members are the ids. The bundler puts each text where it is used and leaves out the others.
//
// usage: generate OUTFILE
package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/docgen-cli/docgen/internal/frontend/message"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, "generate:", err)
		os.Exit(1)
	}
}

func run(arguments []string) error {
	if len(arguments) != 1 {
		return fmt.Errorf("usage: generate OUTFILE")
	}
	return os.WriteFile(arguments[0], []byte(typeScript(message.All())), 0o644)
}

const head = `// Generated from internal/frontend/message by "make generate". Do not edit.

/**
 * Message has every label that readers see or hear, by its id, in English. Pass it to docgenText, which returns
 * the text in the language of the page. Do that where the label is rendered, never when a module loads.
 * Values are names in braces, which fill replaces; plural forms are separated by "|", of which plural takes one.
 * Spaces at the end tell labels apart that are equal in English.
 */
export enum Message {
`

const tail = `}

declare global {
  /**
   * docgenText returns the text of a message in the language of the page. It is global, because scripts that
   * load later would otherwise share a module with the first one, which would then be two.
   */
  function docgenText(message: Message): string
}
`

func typeScript(all []message.Message) string {
	var out strings.Builder
	out.WriteString(head)
	for _, each := range all {
		fmt.Fprintf(&out, "  /** %s */\n  '%s' = %s,\n", each.Description, each.ID, quote(message.ScriptKey(each.ID)))
	}
	return out.String() + tail
}

// quote writes a text as a string of TypeScript.
func quote(text string) string {
	mark := "'"
	if strings.Contains(text, mark) && !strings.Contains(text, `"`) {
		mark = `"`
	}
	return mark + strings.NewReplacer(`\`, `\\`, "\n", `\n`, mark, `\`+mark).Replace(text) + mark
}
