package asset

import (
	"path"
	"slices"
	"strings"
)

// inert are the extensions of files that no browser takes for a document or a script, on
// whatever host: pictures, sound, fonts, archives, documents of other programs, text and the
// source code of languages that browsers do not know.
const inert = `
.png .apng .jpg .jpeg .gif .webp .avif .bmp .ico .tif .tiff .heic
.mp4 .m4v .webm .mov .ogv .mp3 .m4a .ogg .oga .opus .wav .flac .aac .vtt .srt
.woff .woff2 .ttf .otf
.zip .gz .tgz .bz2 .tbz .xz .txz .zst .tar .7z .rar
.pdf .epub .doc .docx .xls .xlsx .ppt .pptx .odt .ods .odp .rtf .key .pages .numbers .psd .ai .sketch .fig .drawio
.txt .text .log .md .markdown .csv .tsv .json .jsonc .json5 .jsonl .ndjson .geojson .yaml .yml .toml .ini .cfg .conf
.env .properties .lock .sql .graphql .gql .proto .patch .diff .bib .tex .ipynb .ics .http .rest .wasm
.c .h .cc .cpp .cxx .hh .hpp .cs .fs .go .java .kt .kts .scala .groovy .gradle .clj .rs .swift .m .mm .zig .nim .d .dart
.py .pyi .rb .pl .pm .lua .r .jl .ex .exs .erl .hs .ml .mli .elm .tf .hcl .nix .sh .bash .zsh .fish .ps1
.ts .mts .cts .tsx .css .scss .sass .less .vue .svelte .astro`

// IsInert reports whether a file's name says that browsers show or save it and run nothing
// of it. SVG pictures are not inert.
func IsInert(file string) bool {
	extension := strings.ToLower(path.Ext(file))
	return extension != "" && slices.Contains(strings.Fields(inert), extension)
}
