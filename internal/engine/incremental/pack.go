package incremental

import (
	"time"

	"github.com/docgen-cli/docgen/internal/engine/fingerprint"
	"github.com/docgen-cli/docgen/internal/engine/pack"
)

// packTrace encodes a trace.
func packTrace(out *pack.Writer, trace Trace) {
	packHash(out, trace.Used)
	out.Numbers(int64(trace.Spent), int64(len(trace.Inputs)))
	for _, input := range trace.Inputs {
		out.Texts(input.Name)
		out.Numbers(input.File.Size, input.File.Modified, input.File.Changed, int64(input.File.Inode))
		packHash(out, input.File.Sum)
	}
}

func packHash(out *pack.Writer, hash fingerprint.Hash) { out.Bytes = append(out.Bytes, hash[:]...) }

func readTrace(from *pack.Reader) Trace {
	trace := Trace{Used: readHash(from), Spent: time.Duration(from.Number())}
	for range from.Count() {
		if from.Broken {
			break
		}
		input := Input{Name: from.Text()}
		input.File.Size, input.File.Modified, input.File.Changed = from.Number(), from.Number(), from.Number()
		input.File.Inode, input.File.Sum = uint64(from.Number()), readHash(from)
		trace.Inputs = append(trace.Inputs, input)
	}
	return trace
}

func readHash(from *pack.Reader) (hash fingerprint.Hash) {
	copy(hash[:], from.Take(len(hash)))
	return hash
}
