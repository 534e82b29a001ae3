package twin

import (
	"strconv"
	"strings"
)

// FillSlots replaces the marks of slots in a text. fill returns the Markdown of a slot, which may have marks
// too, but not of itself. Its further lines get what precedes the mark on its line: quote marks and
// indentation.
func FillSlots(text string, fill func(number int) string) string {
	return fillSlots(text, fill, map[int]bool{})
}

func fillSlots(text string, fill func(number int) string, open map[int]bool) string {
	return replaceSlots(text, func(number int, before string) string {
		if open[number] {
			return ""
		}
		open[number] = true
		defer delete(open, number)
		block := fillSlots(strings.TrimSpace(fill(number)), fill, open)
		return indented(block, "", prefixOf(before))
	})
}

// Renumber replaces the numbers in the marks of slots.
func Renumber(text string, numbers []int) string {
	return replaceSlots(text, func(number int, _ string) string { return SlotMark(numbers[number]) })
}

// replaceSlots replaces the marks of slots in a text. before is the new text before a mark.
func replaceSlots(text string, replace func(number int, before string) string) string {
	return replaceMarks(text, func(mark, before string) string {
		digits, isSlot := strings.CutPrefix(mark, slotKind)
		if !isSlot {
			return markStart + mark + markEnd
		}
		number, err := strconv.Atoi(digits)
		if err != nil {
			return ""
		}
		return replace(number, before)
	})
}

// prefixOf returns what precedes the further lines of a block that begins at the end of a text.
func prefixOf(text string) string {
	line := text[strings.LastIndexByte(text, '\n')+1:]
	end := 0
	for end < len(line) && strings.IndexByte(" >-*+.)0123456789", line[end]) >= 0 {
		end++
	}
	if end < len(line) {
		return leading(line) // a block within a line of text
	}
	return strings.Map(func(char rune) rune {
		if char == '>' {
			return char
		}
		return ' '
	}, line)
}

// leading returns the quote marks and the indentation of a line.
func leading(line string) string { return line[:len(line)-len(strings.TrimLeft(line, " >"))] }

// splitAtBlocks divides a text at the marks of slots that are blocks. These become marks of slots.
func splitAtBlocks(text string) []string {
	var parts []string
	for {
		before, rest, found := strings.Cut(text, markStart+blockKind)
		parts = append(parts, before)
		if !found {
			return parts
		}
		digits, after, _ := strings.Cut(rest, markEnd)
		parts, text = append(parts, markStart+slotKind+digits+markEnd), after
	}
}
