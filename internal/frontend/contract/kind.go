package contract

// Each kind is a type without a value that encodes as one literal. A struct of a union can
// therefore neither lack its kind nor have another one.
type (
	linkKind     struct{}
	categoryKind struct{}
	dropdownKind struct{}
	htmlKind     struct{}
	versionKind  struct{}
	versionsKind struct{}
	localesKind  struct{}
	searchKind   struct{}
)

// MarshalText returns the kind's literal.
func (linkKind) MarshalText() ([]byte, error)     { return []byte("link"), nil }
func (categoryKind) MarshalText() ([]byte, error) { return []byte("category"), nil }
func (dropdownKind) MarshalText() ([]byte, error) { return []byte("dropdown"), nil }
func (htmlKind) MarshalText() ([]byte, error)     { return []byte("html"), nil }
func (versionKind) MarshalText() ([]byte, error)  { return []byte("version"), nil }
func (versionsKind) MarshalText() ([]byte, error) { return []byte("versions"), nil }
func (localesKind) MarshalText() ([]byte, error)  { return []byte("locales"), nil }
func (searchKind) MarshalText() ([]byte, error)   { return []byte("search"), nil }
