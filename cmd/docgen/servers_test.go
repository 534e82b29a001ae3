//go:build servers

package main

import (
	"bufio"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/docgen-cli/docgen/e2e/sitetest"
)

// webServer is a program that serves a site with a configuration of "docgen deploy init".
type webServer struct {
	host    string // as docgen names it: "nginx" or "apache"
	program string // "nginx" or "apache2"
	ready   string // in the line that it logs when it accepts connections
	main    string // its main configuration, around the one for the site
	check   []string
	start   []string
	small   string // folder on a disk of its own that has little room; "" for none
}

// The main configurations are small versions of those in Debian.
func webServers() []webServer {
	return []webServer{
		{
			host: "nginx", program: "nginx", ready: "start worker process ",
			check: []string{"-t", "-q", "-c", "{main}", "-e", "stderr"}, start: []string{"-c", "{main}", "-e", "stderr"},
			main: `{user nginx}
daemon off;
worker_processes 1;
error_log stderr notice;
pid {folder}/pid;
events {}
http {
  access_log off;
  client_body_temp_path {folder}/tmp;
  proxy_temp_path {folder}/tmp;
  fastcgi_temp_path {folder}/tmp;
  uwsgi_temp_path {folder}/tmp;
  scgi_temp_path {folder}/tmp;
  include {site};
}
`,
		},
		{
			host: "apache", program: "apache2", ready: "resuming normal operations",
			check: []string{"-t", "-f", "{main}"}, start: []string{"-DFOREGROUND", "-f", "{main}"},
			main: `{user apache}
ServerRoot {folder}
ServerName localhost
Listen 127.0.0.1:{port}
PidFile {folder}/pid
ErrorLog /dev/stderr
Mutex file:{folder} default
LoadModule mpm_event_module {modules}/mod_mpm_event.so
LoadModule authz_core_module {modules}/mod_authz_core.so
LoadModule deflate_module {modules}/mod_deflate.so
LoadModule dir_module {modules}/mod_dir.so
LoadModule filter_module {modules}/mod_filter.so
LoadModule headers_module {modules}/mod_headers.so
LoadModule mime_module {modules}/mod_mime.so
LoadModule rewrite_module {modules}/mod_rewrite.so
AddOutputFilterByType DEFLATE text/html text/plain
AddType application/x-gzip .gz
TypesConfig /dev/null
<Directory />
  Require all denied
</Directory>
Include {site}
`,
		},
	}
}

// find returns the path of the program, and the root of the system that it was built for.
func (s webServer) find(t *testing.T) (program, root string) {
	t.Helper()
	fetched, err := filepath.Abs("../../bin/servers")
	if err != nil {
		t.Fatal(err)
	}
	program = filepath.Join(fetched, "usr/sbin", s.program)
	if _, err := os.Stat(program); err == nil {
		return program, fetched
	}
	program, err = exec.LookPath(s.program)
	if _, missing := os.Stat("/usr/lib/apache2/modules"); err != nil || s.host == "apache" && missing != nil {
		t.Skipf("%s is not installed, and e2e/servers.sh has not fetched it", s.program)
	}
	return program, "/"
}

// command returns a command that runs the program.
func (s webServer) command(t *testing.T, args []string) *exec.Cmd {
	t.Helper()
	program, root := s.find(t)
	command := exec.Command(program, args...)
	if s.small != "" {
		unshare := []string{"--mount", "sh", "-c", `mount -t tmpfs -o size=256k,mode=1777 none "$0" && exec "$@"`, s.small, program}
		if os.Getuid() != 0 {
			unshare = append([]string{"--map-root-user"}, unshare...)
		}
		command = exec.Command("unshare", append(unshare, args...)...)
	}
	libraries, err := filepath.Glob(filepath.Join(root, "usr/lib/*-linux-gnu"))
	if err != nil {
		t.Fatal(err)
	}
	command.Env = os.Environ()
	if root != "/" {
		command.Env = append(command.Env, "LD_LIBRARY_PATH="+strings.Join(libraries, ":"))
	}
	return command
}

// serve starts the server on a free port. It returns the address, such as 127.0.0.1:4000.
func (s webServer) serve(t *testing.T, folder, configuration string) string {
	t.Helper()
	for attempt := 1; ; attempt++ {
		address, log, started := s.try(t, folder, configuration)
		if started {
			return address
		}
		if attempt == 5 || !strings.Contains(strings.ToLower(log), "address already in use") {
			t.Fatalf("%s did not start:\n%s", s.program, log)
		}
	}
}

func (s webServer) try(t *testing.T, folder, configuration string) (address, log string, started bool) {
	t.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address, port := free.Addr().String(), strconv.Itoa(free.Addr().(*net.TCPAddr).Port)
	if err := free.Close(); err != nil {
		t.Fatal(err)
	}
	args := s.configure(t, folder, configuration, port)
	if out, err := s.command(t, args(s.check)).CombinedOutput(); err != nil {
		t.Fatalf("%s rejects its configuration: %v\n%s", s.program, err, out)
	}
	command := s.command(t, args(s.start))
	stderr, err := command.StderrPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := command.Start(); err != nil {
		t.Fatal(err)
	}
	lines := bufio.NewReader(stderr)
	for {
		line, err := lines.ReadString('\n')
		log += line
		if err != nil {
			_ = command.Wait()
			return "", log, false
		}
		if strings.Contains(line, s.ready) {
			break
		}
	}
	go func() { _, _ = io.Copy(io.Discard, lines) }()
	t.Cleanup(func() {
		_ = command.Process.Signal(os.Interrupt)
		_ = command.Wait()
	})
	return address, log, true
}

// configure writes the main configuration and the one for the site, with another address and
// other folders. It returns a function that fills the arguments of commands.
func (s webServer) configure(t *testing.T, folder, configuration, port string) func([]string) []string {
	t.Helper()
	_, root := s.find(t)
	site := strings.NewReplacer(
		"listen 80;", "listen 127.0.0.1:"+port+";", "  listen [::]:80;\n", "", "*:80", "127.0.0.1:"+port, "/var/www/docs.example.com", folder,
	).Replace(configuration)
	asNobody := map[bool][]string{
		true:  {"{user nginx}", "user nobody nogroup;", "{user apache}", "User #65534\nGroup #65534"},
		false: {"{user nginx}", "user root;", "{user apache}", ""}, // nginx has no effect on who runs it, except where it seems to be root
	}[os.Getuid() == 0]
	values := strings.NewReplacer(append(asNobody,
		"{folder}", folder, "{port}", port, "{site}", folder+"/site.conf", "{main}", folder+"/main.conf", "{modules}",
		filepath.Join(root, "usr/lib/apache2/modules"),
	)...)
	sitetest.Write(t, folder, map[string]string{"site.conf": site, "main.conf": values.Replace(s.main), "tmp/empty": ""})
	return func(args []string) []string {
		filled := make([]string, len(args))
		for i, arg := range args {
			filled[i] = values.Replace(arg)
		}
		return filled
	}
}

// sharedFolder returns a temporary folder that servers may read when they have given up the
// rights of root.
func sharedFolder(t *testing.T) string {
	t.Helper()
	folder, err := os.MkdirTemp("", "docgen-servers-")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(folder) })
	if err := os.Chmod(folder, 0o755); err != nil {
		t.Fatal(err)
	}
	return folder
}

// raw is a response to a request whose target is sent as it is.
type raw struct {
	status  int
	headers map[string][]string
	body    string
}

func (r raw) header(name string) string { return strings.Join(r.headers[name], " | ") }

// request sends a request with header lines. Unlike package http, it does not clean the target.
func request(t *testing.T, address, method, target string, lines ...string) raw {
	t.Helper()
	connection, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer connection.Close()
	head := fmt.Sprintf("%s %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n%s\r\n", method, target, strings.Join(append(lines, ""), "\r\n"))
	if _, err := io.WriteString(connection, head); err != nil {
		t.Fatal(err)
	}
	return parse(t, connection, method)
}
