package bundle

import "github.com/evanw/esbuild/pkg/api"

// Minified returns a style sheet of docgen without white space and comments.
func Minified(sheet []byte) []byte {
	result := api.Transform(string(sheet), api.TransformOptions{
		Loader: api.LoaderCSS, MinifyWhitespace: true, MinifySyntax: true, LegalComments: api.LegalCommentsNone, LogLevel: api.LogLevelSilent,
	})
	if len(result.Errors) > 0 {
		panic(result.Errors[0].Text) // the sheet is part of the program
	}
	return result.Code
}
