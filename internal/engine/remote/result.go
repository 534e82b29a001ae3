package remote

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"time"

	"google.golang.org/protobuf/encoding/protowire"
)

// result is an ActionResult of Bazel's Remote Execution API with one output file. Servers
// accept nothing else at /ac/, and keep the blobs that it names.
// https://github.com/bazelbuild/remote-apis/blob/main/build/bazel/remote/execution/v2/remote_execution.proto
type result struct {
	sum   [sha256.Size]byte // of the blob
	size  int64             // of the blob, in bytes
	spent time.Duration     // for computing the value
}

// The numbers of fields in the messages of the API.
const (
	outputFiles       = 2  // ActionResult
	executionMetadata = 9  // ActionResult
	filePath          = 1  // OutputFile
	fileDigest        = 2  // OutputFile
	digestHash        = 1  // Digest
	digestSize        = 2  // Digest
	virtualDuration   = 12 // ExecutedActionMetadata
	durationSeconds   = 1  // google.protobuf.Duration
	durationNanos     = 2  // google.protobuf.Duration
)

const outputName = "value"

func (r result) format() []byte {
	digest := texted(nil, digestHash, hex.EncodeToString(r.sum[:]))
	digest = numbered(digest, digestSize, r.size)
	file := texted(nil, filePath, outputName)
	file = texted(file, fileDigest, string(digest))
	duration := numbered(nil, durationSeconds, int64(r.spent/time.Second))
	duration = numbered(duration, durationNanos, int64(r.spent%time.Second))
	metadata := texted(nil, virtualDuration, string(duration))
	return texted(texted(nil, outputFiles, string(file)), executionMetadata, string(metadata))
}

func texted(to []byte, field protowire.Number, text string) []byte {
	return protowire.AppendString(protowire.AppendTag(to, field, protowire.BytesType), text)
}

func numbered(to []byte, field protowire.Number, number int64) []byte {
	return protowire.AppendVarint(protowire.AppendTag(to, field, protowire.VarintType), uint64(number))
}

var errNoResult = errors.New("it has no output file")

// parseResult reads an ActionResult. It ignores fields that docgen does not write.
func parseResult(text []byte) (result, error) {
	var found result
	file, err := message(text, outputFiles)
	if err != nil {
		return found, err
	}
	digest, err := message(file, fileDigest)
	if err != nil {
		return found, err
	}
	hash, err := message(digest, digestHash)
	if err != nil {
		return found, err
	}
	sum, err := hex.DecodeString(string(hash))
	found.size = number(digest, digestSize)
	if err != nil || len(sum) != sha256.Size || found.size <= 0 {
		return found, errNoResult
	}
	copy(found.sum[:], sum)
	metadata, _ := message(text, executionMetadata)
	duration, _ := message(metadata, virtualDuration)
	found.spent = time.Duration(number(duration, durationSeconds))*time.Second + time.Duration(number(duration, durationNanos))
	return found, nil
}

// message returns the first value of a field that has bytes.
func message(text []byte, field protowire.Number) (value []byte, err error) {
	err = errNoResult
	each(text, func(number protowire.Number, kind protowire.Type, content []byte) {
		if number == field && kind == protowire.BytesType && err != nil {
			value, _ = protowire.ConsumeBytes(content)
			err = nil
		}
	})
	return value, err
}

// number returns the value of a field that has a number, or 0.
func number(text []byte, field protowire.Number) int64 {
	var value uint64
	each(text, func(number protowire.Number, kind protowire.Type, content []byte) {
		if number == field && kind == protowire.VarintType {
			value, _ = protowire.ConsumeVarint(content)
		}
	})
	return int64(value)
}

// each calls visit for the fields of a message until one is malformed. content begins with the
// value of the field.
func each(text []byte, visit func(number protowire.Number, kind protowire.Type, content []byte)) {
	for len(text) > 0 {
		number, kind, tag := protowire.ConsumeTag(text)
		if tag < 0 {
			return
		}
		length := protowire.ConsumeFieldValue(number, kind, text[tag:])
		if length < 0 {
			return
		}
		visit(number, kind, text[tag:tag+length])
		text = text[tag+length:]
	}
}
