package docusaurus

import (
	"slices"
	"testing"
)

func TestExtensionsOfWebpacksRules(t *testing.T) {
	t.Parallel()
	for _, test := range []struct {
		test string
		want []string
	}{
		{`/\.abc$/`, []string{".abc"}},
		{`/\.(abc|xyz)$/i`, []string{".abc", ".xyz"}},
		{`/\.(?:abc|d\.ts)$/`, []string{".abc", ".d.ts"}},
		{`/\.(csv|ya?ml)$/`, []string{".csv", ".yaml", ".yml"}},
		{`/codes?\/.*\.lf$/`, []string{".lf"}},
		{`/(one|two)[\\/].+\.(abc|xyz)$/`, []string{".abc", ".xyz"}},
		{`/one|two\.abc$/`, nil}, {`/(one|\.abc$/`, nil}, {`/a\\.abc$/`, nil},
		{`/\.abc/`, nil}, {`/abc$/`, nil}, {`/\.a+$/`, nil}, {`/\.\w$/`, nil}, {`/\.?a$/`, nil}, {``, nil},
	} {
		if got := extensionsOf(test.test); !slices.Equal(got, test.want) {
			t.Errorf("%s: got %q, want %q", test.test, got, test.want)
		}
	}
}
