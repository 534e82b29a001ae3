package files

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"path"
	"strings"

	"github.com/docgen-cli/docgen/internal/content/asset"
	"github.com/docgen-cli/docgen/internal/content/resize"
	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/incremental"
	"github.com/docgen-cli/docgen/internal/engine/output"
	"github.com/docgen-cli/docgen/internal/engine/parallel"
	"github.com/docgen-cli/docgen/internal/links/link"
	"github.com/docgen-cli/docgen/internal/markdown"
	"github.com/docgen-cli/docgen/internal/site"
)

// ImageVariants are the smaller variants of the images that pages show, by the output path of the image.
type ImageVariants map[string][]variantFile

// variantFile is the file of a variant.
type variantFile struct {
	resize.Variant
	name string // below the output folder
}

// VariantRule is the rule that makes the variants of an image.
const VariantRule = "variants"

// FindVariants returns the variants of all images in Markdown. It makes those that an earlier build did
// not make, on several goroutines. It passes the number of images to begin.
func FindVariants(ctx context.Context, s site.Site, engine *incremental.Engine, jobs int, begin func(total int) (step func())) (ImageVariants, error) {
	if !s.Config.Markdown.Images.Variants {
		return nil, nil
	}
	var images []asset.Asset
	known := map[string]bool{}
	for _, edition := range s.Editions {
		for text := range edition.Texts() {
			for _, each := range text.Files() {
				image, found := edition.Assets[link.Reference{From: text.From(each.Place.File).Name, Link: each.Target}]
				if found && each.Kind == markdown.Image && !each.InHTML && mayHaveVariants(image) && !known[image.Output] {
					known[image.Output], images = true, append(images, image)
				}
			}
		}
	}
	type made struct {
		files []variantFile
		err   error
	}
	if len(images) == 0 {
		return nil, nil
	}
	found, step := ImageVariants{}, begin(len(images))
	for i, result := range parallel.Map(ctx, jobs, images, func(image asset.Asset) made {
		defer step()
		files, err := variantsOf(image, engine)
		return made{files, err}
	}) {
		if result.err != nil {
			return nil, result.err
		}
		if len(result.files) > 0 {
			found[images[i].Output] = result.files
		}
	}
	return found, context.Cause(ctx)
}

// smallest is the width in pixels from which an image has variants.
const smallest = 480

func mayHaveVariants(image asset.Asset) bool {
	extension := strings.ToLower(path.Ext(image.Output))
	return image.Width >= smallest && (extension == ".png" || extension == ".jpg" || extension == ".jpeg")
}

// variantsOf returns the variants of one image.
func variantsOf(image asset.Asset, engine *incremental.Engine) ([]variantFile, error) {
	read := image.Read
	if read == nil {
		read = func() ([]byte, error) { return engine.Files().ReadFile(image.File) }
	}
	content, err := read()
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", image.File, err)
	}
	sum := sha256.Sum256(content)
	rule, key := incremental.Rule[[]resize.Variant]{Name: VariantRule, Codec: incremental.Gob[[]resize.Variant]{}}, hex.EncodeToString(sum[:])
	incremental.Offer(engine, rule, []incremental.Item{{Key: key}})
	variants, _, made := incremental.Lookup(engine, rule, key, fingerprint.Hash{})
	if !made {
		variants = resize.Variants(content)
		incremental.Put(engine, rule, key, variants, incremental.Trace{})
	}
	stem := strings.TrimSuffix(path.Base(image.Output), path.Ext(image.Output))
	if image.Read == nil {
		stem += "-" + key[:8]
	}
	files := make([]variantFile, len(variants))
	for i, variant := range variants {
		files[i] = variantFile{variant, path.Join(asset.ImageFolder, fmt.Sprintf("%s-%d%s", stem, variant.Width, variant.Extension))}
	}
	return files, nil
}

// Sources returns the variants of the image at a URL in a locale, as HTML has them.
func (p ImageVariants) Sources(edition *site.Edition) map[string][]markdown.Source {
	sources := map[string][]markdown.Source{}
	for image, files := range p {
		set := make([]string, len(files))
		for i, file := range files {
			set[i] = fmt.Sprintf("%s %dw", edition.Routes.URL(file.name), file.Width)
		}
		sources[edition.Routes.URL(image)] = []markdown.Source{{Type: files[0].Type, Set: strings.Join(set, ", ")}}
	}
	return sources
}

// files returns the files of all variants.
func (p ImageVariants) files() []output.File {
	var files []output.File
	for _, variants := range p {
		for _, file := range variants {
			files = append(files, output.File{Name: file.name, Content: file.Content})
		}
	}
	return files
}
