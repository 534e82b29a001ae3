package asset

import (
	"path"
	"slices"
	"strings"
)

// inert lists the extensions of files that no browser runs as a document or script, whichever
// host serves them: images, audio, video, fonts, archives, office documents, text, and source
// code in languages that browsers do not run.
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

// IsInert reports whether browsers show or download a file with this name and never run it.
// SVG images are not inert.
func IsInert(file string) bool {
	extension := strings.ToLower(path.Ext(file))
	return extension != "" && slices.Contains(strings.Fields(inert), extension)
}
