import { dirname } from 'node:path';
import type { WebServer } from '../../src/config/host-limits.ts';

/** Holds what is of one run of a server alone. */
export interface ServerRun {
	port: number;
	/** Folder for what the server writes. */
	folder: string;
	/** See `FoundWebServer`. */
	besides: string;
}

interface WebServerSetup {
	recipe: string;
	/** Lines of the recipe that its head or a setting changes, and what they are here. */
	changes: (run: ServerRun) => readonly [string, string][];
	/** Returns the file that the server reads, with the recipe in it. */
	around: (recipe: string, run: ServerRun) => string;
	arguments: (file: string) => string[];
}

/** Sites that may show the guide, as `embedders` says. */
export const embedders = "'self' https://hotel.example";

const apacheModules =
	'authz_core autoindex deflate dir filter headers mime mpm_event negotiation rewrite'.split(' ');

/** Says how each server is run with its recipe by whoever is no root, on a port of its own. */
export const webServerSetups: Readonly<Record<WebServer, WebServerSetup>> = {
	nginx: {
		recipe: 'nginx.conf',
		changes: ({ besides, port }) => [
			// It is looked for beside the file that nginx reads.
			['include mime.types;', `include ${besides};`],
			['listen 80;', `listen 127.0.0.1:${port};`],
			['server_name guide.example;', 'server_name 127.0.0.1;'],
			// As where `cors` is true, and a hotel may show the guide.
			['kml|xml)$ "";', 'kml|xml)$ *;'],
			["frame-ancestors 'self'", `frame-ancestors ${embedders}`],
		],
		around: (recipe, { folder }) => `
			daemon off;
			worker_processes 1;
			pid ${folder}/nginx.pid;
			events {}
			http {
				access_log off;
				default_type application/octet-stream;
				${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
					.map((name) => `${name}_temp_path ${folder}/${name};`)
					.join('\n')}
				${recipe}
			}`,
		arguments: (file) => ['-e', 'stderr', '-p', dirname(file), '-c', file],
	},
	apache: {
		recipe: 'apache.conf',
		changes: ({ port }) => [
			['<VirtualHost *:80>', `<VirtualHost 127.0.0.1:${port}>`],
			['ServerName guide.example', 'ServerName 127.0.0.1'],
			['# Header set Access', 'Header set Access'],
			["frame-ancestors 'self'", `frame-ancestors ${embedders}`],
		],
		// With what Debian has switched on, as far as it may do harm.
		around: (recipe, { besides, folder, port }) => `
			ServerRoot ${folder}
			DefaultRuntimeDir ${folder}
			PidFile ${folder}/apache.pid
			ErrorLog ${folder}/apache.log
			Listen 127.0.0.1:${port}
			ServerName elsewhere.example
			${apacheModules.map((name) => `LoadModule ${name}_module ${besides}/mod_${name}.so`).join('\n')}
			StartServers 1
			TypesConfig /etc/mime.types
			AddLanguage br .br
			AddType application/x-gzip .gz
			<Directory />
				Options Indexes MultiViews
				Require all denied
			</Directory>
			${recipe}`,
		arguments: (file) => ['-f', file, '-D', 'FOREGROUND'],
	},
	caddy: {
		recipe: 'Caddyfile',
		changes: ({ port }) => [
			['guide.example {', `http://:${port} {`],
			['# @shared path_regexp', '@shared path_regexp'],
			['# header @shared', 'header @shared'],
			["frame-ancestors 'self'", `frame-ancestors ${embedders}`],
		],
		around: (recipe) => `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${recipe}`,
		arguments: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
	},
};
