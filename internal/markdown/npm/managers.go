package npm

import (
	"slices"
	"strings"
)

// plainCommands are the commands of npm that Yarn has under the same name.
var plainCommands = strings.Fields("test login logout link unlink publish cache start stop")

// yarnCommands are the commands of Yarn, which it does not run as scripts.
var yarnCommands = strings.Fields("init run add audit autoclean bin check config create dedupe generate-lock-entry global help import info install " +
	"licenses list lockfile outdated owner pack policies prune remove self-update tag team upgrade upgrade-interactive version versions why " +
	"workspace workspaces")

func toYarn(words []string) ([]string, bool) {
	if slices.Contains(plainCommands, words[0]) {
		return words, true
	}
	switch name := verb(words[0]); name {
	case "install", "uninstall":
		if len(words) == 1 && name == "install" {
			return []string{name}, true
		}
		words[0] = map[string]string{"install": "add", "uninstall": "remove"}[name]
		if slices.Contains(words, "--global") || slices.Contains(words, "-g") {
			words = slices.Insert(words, 0, "global")
		}
		return replaced(words, map[string]string{
			"--save-dev": "--dev", "-D": "--dev", "--save-prod": "--production", "-P": "--production", "--no-package-lock": "--no-lockfile",
			"--save-optional": "--optional", "-O": "--optional", "--save-exact": "--exact", "-E": "--exact",
			"--save": "", "-S": "", "--global": "", "-g": "",
		}), true
	case "version":
		return replaced(words, map[string]string{"major": "--major", "minor": "--minor", "patch": "--patch"}), true
	case "rebuild":
		words[0] = "add"
		return append(words, "--force"), true
	case "run", "exec":
		words[0] = "run"
		if len(words) > 1 && words[1] != "" && !slices.Contains(plainCommands, words[1]) && !slices.Contains(yarnCommands, words[1]) {
			return words[1:], true
		}
		return words, true
	case "ls", "list":
		words[0] = "list"
		packages := 1
		for packages < len(words) && !isFlag(words[packages]) {
			packages++
		}
		if packages > 1 {
			pattern := `"` + strings.Join(words[1:packages], "|") + `"`
			words = slices.Concat([]string{"list", "--pattern", pattern}, words[packages:])
		}
		return words, true
	case "init", "create":
		return created(words), true
	case "pack":
		return packed(words, "--filename "), true
	case "link", "test", "outdated":
		return slices.Concat([]string{name}, words[1:]), true
	}
	return nil, false
}

func toPnpm(words []string) ([]string, bool) {
	flags := map[string]string{"--save": "", "-S": "", "--no-package-lock": "--frozen-lockfile"}
	switch name := verb(words[0]); name {
	case "install":
		if slices.ContainsFunc(words[1:], func(word string) bool { return !isFlag(word) }) {
			words[0] = "add"
		}
		return replaced(words, flags), true
	case "uninstall":
		words[0] = "remove"
		return replaced(words, flags), true
	case "rebuild", "unlink":
		words[0] = name
		return filtered(words), true
	case "ls", "list":
		for i, word := range words {
			if depth, found := strings.CutPrefix(word, "--depth="); found {
				words[i] = "--depth " + depth
			}
		}
		return replaced(words, map[string]string{"--production": "--prod", "--development": "--dev"}), true
	case "init", "create":
		return created(words), true
	case "pack":
		return packed(words, "--pack-destination "), true
	case "run", "exec", "test", "start", "link", "outdated":
		return slices.Concat([]string{name}, words[1:]), true
	}
	return nil, false
}

// created converts a command that creates a project.
func created(words []string) []string {
	if len(words) > 1 && words[1] != "" && !isFlag(words[1]) {
		words[0] = "create"
		if at := strings.LastIndex(words[1], "@latest"); at > 0 {
			words[1] = words[1][:at]
		}
	}
	return slices.DeleteFunc(words, func(word string) bool { return word == "--scope" })
}

// packed replaces the option for the folder of an archive.
func packed(words []string, option string) []string {
	for i, word := range words {
		if folder, found := strings.CutPrefix(word, "--pack-destination="); found {
			words[i] = option + folder
		}
	}
	return words
}

// filtered moves the packages of a command into one option.
func filtered(words []string) []string {
	var options, packages []string
	for _, word := range words[1:] {
		if isFlag(word) {
			options = append(options, word)
		} else {
			packages = append(packages, word)
		}
	}
	result := append(words[:1:1], options...)
	if len(packages) > 0 {
		result = append(result, "--filter", strings.Join(packages, " "))
	}
	return result
}

func toBun(words []string) string {
	flags := map[string]string{
		"--save-dev": "--dev", "--development": "--dev", "-D": "--dev", "--save-prod": "--production", "-P": "--production",
		"--no-package-lock": "--no-save", "--save-optional": "--optional", "-O": "--optional", "--save-exact": "--exact", "-E": "--exact",
		"--save": "", "-S": "", "-g": "--global",
	}
	program := "bun"
	switch name := verb(words[0]); {
	case name == "install" && len(words) == 1:
		words[0] = name
	case name == "install":
		words[0] = "add"
		words = replaced(words, flags)
	case name == "uninstall":
		words[0] = "remove"
		words = replaced(words, flags)
	case name == "cache" && len(words) > 1 && words[1] == "clean":
		words = slices.Concat([]string{"pm", "cache", "rm"}, words[2:])
	case name == "rebuild":
		words[0] = "add"
		words = append(words, "--force")
	case name == "ls" || name == "list":
		words[0] = "ls"
		words = append([]string{"pm"}, replaced(words, flags)...)
	case name == "init" || name == "create":
		program, words = createdByBun(words)
	case name == "link":
		words[0] = name
		words = replaced(words, flags)
	case name == "test":
		words[0] = name
		words = append([]string{"run"}, words...)
	case name == "exec":
		program, words = "bunx", words[1:]
	case !slices.Contains([]string{"run", "stop", "start", "unlink"}, name):
		program = "npm"
	}
	end := ""
	if program == "npm" {
		end = unknown
	}
	words = slices.DeleteFunc(words, func(word string) bool { return word == "--" })
	return strings.Replace(program+" "+join(words)+end, "=", " ", 1)
}

// createdByBun converts a command that creates a project.
func createdByBun(words []string) (program string, converted []string) {
	switch {
	case len(words) == 1 || words[1] == "":
		return "bun", words
	case strings.HasPrefix(words[1], "@"):
		words[1] = strings.Replace(words[1], "/", "/create-", 1)
	case isFlag(words[1]):
		words[0] = "init"
		return "bun", words
	default:
		words[1] = "create-" + strings.Replace(words[1], "@latest", "", 1)
	}
	return "bunx", words[1:]
}
