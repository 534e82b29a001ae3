package node

import (
	"os/exec"
	"testing"
)

func TestRemedyNamesThePackageManagerOfTheSystem(t *testing.T) {
	t.Parallel()
	const site = "install it from https://nodejs.org"
	for _, test := range []struct{ system, program, want string }{
		{"darwin", "brew", `install it with "brew install node", or from https://nodejs.org`},
		{"darwin", "", site},
		{"linux", "brew", site},
		{"linux", "dnf", `install it with "sudo dnf install nodejs", or from https://nodejs.org`},
		{"linux", "apt-get", site},
		{"windows", "winget", `install it with "winget install OpenJS.NodeJS.LTS", or from https://nodejs.org`},
	} {
		got := install(test.system, func(program string) (string, error) {
			if program != test.program {
				return "", exec.ErrNotFound
			}
			return program, nil
		})
		if got != test.want {
			t.Errorf("%s with %q\n got %s\nwant %s", test.system, test.program, got, test.want)
		}
	}
}
