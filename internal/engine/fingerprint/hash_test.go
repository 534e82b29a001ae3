package fingerprint

import (
	"encoding/json"
	"testing"
)

func TestDifferentListsOfValuesHaveDifferentHashes(t *testing.T) {
	t.Parallel()
	type pair struct{ A, B string }
	lists := map[string][]any{
		"nothing":        {},
		"one empty text": {""}, "two empty texts": {"", ""},
		"one text": {"ab"}, "split": {"a", "b"}, "split elsewhere": {"", "ab"},
		"number": {97}, "its letter": {"a"}, "negative": {-97},
		"hash": {Sum("a")}, "bytes of the hash": {string(hashBytes(Sum("a")))},
		"list": {[]string{"a", "b"}}, "empty list": {[]string{}}, "list and text": {[]string{"a"}, "b"}, "nested": {[]string{"a"}, []string{"b"}},
		"struct": {pair{"a", "b"}}, "its JSON": {`{"A":"a","B":"b"}`}, "struct of other split": {pair{"ab", ""}},
		"file": {File{Size: 1, Modified: 2}}, "other file": {File{Size: 2, Modified: 1}}, "file by inode": {File{Size: 1, Modified: 2, Inode: 3}},
		"true": {true}, "null": {nil},
	}
	seen := map[Hash]string{}
	for name, values := range lists {
		hash := Sum(values...)
		if other, taken := seen[hash]; taken {
			t.Errorf("%s and %s have the same hash", name, other)
		}
		seen[hash] = name
		if again := Sum(values...); again != hash {
			t.Errorf("%s has the hash %v, then %v", name, hash, again)
		}
	}
	if Sum("a") != Sum([]byte("a")) {
		t.Error("a text and the same bytes have different hashes")
	}
}

func hashBytes(hash Hash) []byte { return hash[:] }

func TestHashRoundTripsThroughText(t *testing.T) {
	t.Parallel()
	want := map[string]Hash{"some": Sum("x"), "none": {}}
	text, err := json.Marshal(want)
	if err != nil {
		t.Fatal(err)
	}
	got := map[string]Hash{}
	if err := json.Unmarshal(text, &got); err != nil || got["some"] != want["some"] || got["none"] != want["none"] {
		t.Errorf("got %v, %v, want %v", got, err, want)
	}
	for _, wrong := range []string{"x", Sum().String()[1:] + "x", Sum().String() + "00"} {
		hash := Sum("before")
		if err := hash.UnmarshalText([]byte(wrong)); err == nil || hash != Sum("before") {
			t.Errorf("%q: hash %v, error %v", wrong, hash, err)
		}
	}
}
