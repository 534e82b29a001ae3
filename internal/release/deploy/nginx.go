package deploy

func nginx() Host {
	return serverHost(Host{Name: "nginx", Title: "your own server with nginx"}, func(s server) []string {
		return []string{
			"On the server, create the folder " + s.Home + ", and make it yours:\n  sudo install -d -o \"$USER\" " + s.Home,
			"Copy deploy/nginx.conf to /etc/nginx/conf.d/" + s.Host + ".conf on the server.",
			"Publish the site from its folder, now and after every change. This also reloads nginx:\n  sh deploy/nginx.sh you@" + s.Host,
		}
	})
}
