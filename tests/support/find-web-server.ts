import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { WebServer } from '../../src/config/host-limits.ts';

interface Program {
	commands: readonly string[];
	/** Packages of Debian that have it; that of Apache without the service. */
	packages: readonly string[];
	/** Places of what the configuration needs besides; nothing is needed where there are none. */
	besides?: readonly string[];
}

/** Describes a web server of this machine. */
export interface FoundWebServer {
	name: WebServer;
	/** Path of the program. */
	path: string;
	/** Table of media types of nginx, or the folder of the modules of Apache. */
	besides: string;
}

const programs: Readonly<Record<WebServer, Program>> = {
	nginx: {
		commands: ['nginx'],
		packages: ['nginx'],
		besides: ['/etc/nginx/mime.types', '/opt/homebrew/etc/nginx/mime.types'],
	},
	apache: {
		commands: ['apache2', 'httpd'],
		packages: ['apache2-bin', 'media-types'],
		besides: [
			'/usr/lib/apache2/modules',
			'/usr/lib64/httpd/modules',
			'/opt/homebrew/lib/httpd/modules',
		],
	},
	caddy: { commands: ['caddy'], packages: ['caddy'] },
};

/** Folders that are on the path of root alone. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];

/**
 * Finds the web server of that name: the system's or, for root on Debian, one that is installed now
 * without being started.
 *
 * @returns A sentence that says what to do where there is none.
 */
export function findWebServer(name: WebServer): FoundWebServer | string {
	const { packages } = programs[name];
	return (
		installed(name) ??
		(install(packages) ? installed(name) : undefined) ??
		`${name} is not on this machine: install it to have its recipe tested (on Debian: apt-get install ${packages.join(' ')}).`
	);
}

function installed(name: WebServer): FoundWebServer | undefined {
	const { besides: places, commands } = programs[name];
	const path = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
		.flatMap((folder) => commands.map((command) => join(folder, command)))
		.find((candidate) => existsSync(candidate));
	const besides = places ? places.find((place) => existsSync(place)) : '';
	return path === undefined || besides === undefined ? undefined : { name, path, besides };
}

/** Returns whether the packages could be installed; their services are forbidden to start. */
function install(packages: readonly string[]): boolean {
	if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
	console.log(`Installing for the tests: ${packages.join(' ')}`);
	const script = `
		policy=/usr/sbin/policy-rc.d
		[ -e $policy ] || { trap 'rm -f $policy' EXIT; printf '#!/bin/sh\\nexit 101\\n' >$policy; chmod +x $policy; }
		install() { apt-get install -o DPkg::Lock::Timeout=120 -y -qq --no-install-recommends ${packages.join(' ')}; }
		export DEBIAN_FRONTEND=noninteractive
		install || { apt-get update -qq && install; }
	`;
	return spawnSync('sh', ['-c', script], { stdio: 'ignore', timeout: 300_000 }).status === 0;
}
