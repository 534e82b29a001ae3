package resize

import (
	"bytes"
	"encoding/binary"
)

// segments calls each with the marker and the data of the segments of a JPEG before its image.
func segments(content []byte, each func(marker byte, data []byte)) {
	for at := 2; at+4 <= len(content) && content[at] == 0xff && content[at+1] != 0xda; {
		size := int(binary.BigEndian.Uint16(content[at+2:]))
		if size < 2 || at+2+size > len(content) {
			return
		}
		each(content[at+1], content[at+4:at+2+size])
		at += 2 + size
	}
}

// profileOfJPEG returns the segments with the color profile of a JPEG, as they are in the file.
func profileOfJPEG(content []byte) []byte {
	var out []byte
	segments(content, func(marker byte, data []byte) {
		if marker == 0xe2 && bytes.HasPrefix(data, []byte("ICC_PROFILE\x00")) {
			out = binary.BigEndian.AppendUint16(append(out, 0xff, marker), uint16(len(data)+2))
			out = append(out, data...)
		}
	})
	return out
}

// isRotated reports whether a camera says that a JPEG must be turned before it is shown. A variant does
// not say so.
func isRotated(content []byte) bool {
	rotated := false
	segments(content, func(marker byte, data []byte) {
		if exif, found := bytes.CutPrefix(data, []byte("Exif\x00\x00")); found && marker == 0xe1 {
			rotated = rotated || orientation(exif) > 1
		}
	})
	return rotated
}

// orientation returns the tag Orientation of Exif data, or 0 (Exif 2.32, 4.6.4).
func orientation(exif []byte) int {
	if len(exif) < 8 {
		return 0
	}
	var order binary.ByteOrder = binary.BigEndian
	if exif[0] == 'I' {
		order = binary.LittleEndian
	}
	at := int(order.Uint32(exif[4:]))
	if at < 8 || at+2 > len(exif) {
		return 0
	}
	count := int(order.Uint16(exif[at:]))
	for entry := at + 2; count > 0 && entry+12 <= len(exif); entry, count = entry+12, count-1 {
		if order.Uint16(exif[entry:]) == 0x0112 {
			return int(order.Uint16(exif[entry+8:]))
		}
	}
	return 0
}
