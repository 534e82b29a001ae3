package product_test

import (
	"os"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/internal/release/product"
)

func TestRepositoryIsTheModulePath(t *testing.T) {
	t.Parallel()
	definition, err := os.ReadFile("../../../go.mod")
	if err != nil {
		t.Fatal(err)
	}
	if first, _, _ := strings.Cut(string(definition), "\n"); first != "module "+product.Repository {
		t.Errorf("go.mod starts with %q, want %q", first, "module "+product.Repository)
	}
}
