package deploy

func apache() Host {
	return serverHost(Host{Name: "apache", Title: "your own server with Apache"}, func(s server) []string {
		return []string{
			"On the server, create the folder " + s.Home + ", and make it yours:\n  sudo install -d -o \"$USER\" " + s.Home,
			"Publish the site from its folder, now and after every change:\n  sh deploy/apache.sh you@" + s.Host,
			"Copy deploy/apache.conf to /etc/apache2/sites-available/" + s.Host + ".conf on the server, and turn it on:\n" +
				"  sudo a2enmod rewrite headers\n  sudo a2ensite " + s.Host + "\n  sudo systemctl restart apache2",
		}
	})
}
