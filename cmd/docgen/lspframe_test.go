package main

import "testing"

func TestPolicyOfAnEditorsPreviewLetsItBeInAFrame(t *testing.T) {
	t.Parallel()
	for policy, want := range map[string]string{
		"default-src 'self'; frame-ancestors 'self'; object-src 'none'\n": "default-src 'self'; object-src 'none'\n",
		"default-src 'self'; frame-ancestors 'self' a.example\n  X: y\n":  "default-src 'self';\n  X: y\n",
	} {
		if got := frameAncestors.ReplaceAllString(policy, ""); got != want {
			t.Errorf("%q: got %q, want %q", policy, got, want)
		}
	}
}
