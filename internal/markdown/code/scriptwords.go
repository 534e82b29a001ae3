package code

// scriptWords holds the words of JavaScript and TypeScript with a meaning of their own.
type scriptWords struct{ contextual, types, builtin map[string]bool }

// newScriptWords returns the words. Contextual keywords are names everywhere but in front of what they
// introduce (ECMA-262, section 12.7.2, and the TypeScript handbook). Built-in names are the global
// objects of ECMA-262, chapter 19, and the ones that all browsers and Node.js share.
func newScriptWords() scriptWords {
	return scriptWords{
		contextual: setOf("abstract", "accessor", "as", "asserts", "async", "await", "declare", "enum", "from", "get", "implements",
			"infer", "is", "keyof", "module", "namespace", "of", "override", "private", "protected", "public", "readonly", "satisfies",
			"set", "static", "type", "unique", "using"),
		types: setOf("any", "bigint", "boolean", "never", "null", "number", "object", "string", "symbol", "undefined", "unknown", "void"),
		builtin: setOf("AbortController", "Array", "ArrayBuffer", "BigInt", "Blob", "Boolean", "DataView", "Date", "Error", "Event", "FormData",
			"Function", "Headers", "Infinity", "Intl", "Iterator", "JSON", "Map", "Math", "NaN", "Number", "Object", "Partial", "Pick",
			"Promise", "Proxy", "RangeError", "Readonly", "Record", "Reflect", "RegExp", "Request", "Response", "Set", "String", "Symbol",
			"SyntaxError", "TextDecoder", "TextEncoder", "TypeError", "URL", "URLSearchParams", "Uint8Array", "WeakMap", "WeakRef",
			"WeakSet", "Worker", "clearInterval", "clearTimeout", "console", "decodeURIComponent", "document", "encodeURIComponent",
			"fetch", "globalThis", "isFinite", "isNaN", "module", "parseFloat", "parseInt", "process", "queueMicrotask", "require",
			"setInterval", "setTimeout", "structuredClone", "undefined"),
	}
}

func setOf(words ...string) map[string]bool {
	set := make(map[string]bool, len(words))
	for _, word := range words {
		set[word] = true
	}
	return set
}
