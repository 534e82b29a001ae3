package resize

import (
	"bytes"
	"compress/zlib"
	"encoding/binary"
	"image"
	"io"
)

// chunk returns the data of the first chunk of a PNG with a name, or nil (PNG, third edition, 5.3).
func chunk(content []byte, name string) []byte {
	for at := 8; at+8 <= len(content); {
		size := int(binary.BigEndian.Uint32(content[at:]))
		if size < 0 || at+12+size > len(content) {
			return nil
		}
		if string(content[at+4:at+8]) == name {
			return content[at+8 : at+8+size]
		}
		at += 12 + size
	}
	return nil
}

// isAnimated reports whether a image is an animated PNG, of which a variant would show one frame.
func isAnimated(content []byte) bool {
	return bytes.HasPrefix(content, []byte("\x89PNG")) && chunk(content, "acTL") != nil
}

// maxProfile bounds the size of a color profile in bytes.
const maxProfile = 1 << 20

// profileOfPNG returns the color profile of a PNG, or nil.
func profileOfPNG(content []byte) []byte {
	_, data, found := bytes.Cut(chunk(content, "iCCP"), []byte{0})
	if !found || len(data) < 1 {
		return nil
	}
	reader, err := zlib.NewReader(bytes.NewReader(data[1:])) // after the compression method
	if err != nil {
		return nil
	}
	profile, err := io.ReadAll(io.LimitReader(reader, maxProfile))
	if err != nil || len(profile) == maxProfile {
		return nil
	}
	return profile
}

// withProfile adds a color profile to a WebP in the simple format (RFC 9649, 2.7).
func withProfile(webp []byte, size image.Point, profile []byte) []byte {
	const header = 12
	if len(profile) == 0 || len(webp) < header {
		return webp
	}
	const hasProfile, hasAlpha = 0x20, 0x10
	features := make([]byte, 10)
	features[0] = hasProfile | hasAlpha
	putThree(features[4:], size.X-1)
	putThree(features[7:], size.Y-1)
	body := append([]byte("WEBP"), riff("VP8X", features)...)
	body = append(append(body, riff("ICCP", profile)...), webp[header:]...)
	return riff("RIFF", body)
}

// riff returns a chunk of a RIFF file, padded to an even size.
func riff(name string, data []byte) []byte {
	out := binary.LittleEndian.AppendUint32([]byte(name), uint32(len(data)))
	out = append(out, data...)
	if len(data)%2 == 1 {
		out = append(out, 0)
	}
	return out
}

// putThree writes a number as three bytes, the lowest first.
func putThree(out []byte, number int) {
	out[0], out[1], out[2] = byte(number), byte(number>>8), byte(number>>16)
}

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
