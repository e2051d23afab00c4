import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

export const browserVariable = 'WAYMARK_BROWSER';

/**
 * Debian's browser without windows comes first: the other draws the surface of a window for each
 * context of a test, which takes more time than the test.
 */
const commandNames = [
	'chromium-headless-shell',
	'chromium',
	'chromium-browser',
	'google-chrome',
	'google-chrome-stable',
];
const applications = [
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
	'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * A Chromium or Chrome for the tests: the one named by `WAYMARK_BROWSER`, Playwright's own, the
 * system's, or one that is installed now.
 *
 * @param say Told what is installed, because that takes a while.
 * @throws With one sentence that says what to do.
 */
export function findBrowser(say: (message: string) => void): string {
	const named = process.env[browserVariable];
	if (named !== undefined && named !== '') {
		if (runs(named)) return named;
		throw new Error(`${browserVariable} names ${named}, which does not run as a browser.`);
	}
	const found = installedBrowser();
	if (found !== undefined) return found;
	for (const [command, ...args] of installers()) {
		say(`No browser was found for the tests; installing one: ${[command, ...args].join(' ')}`);
		spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
		const installed = installedBrowser();
		if (installed !== undefined) return installed;
	}
	throw new Error(
		`The tests need Chromium or Chrome and could not install it: install one, or set ${browserVariable} to the path of its executable.`,
	);
}

function installedBrowser(): string | undefined {
	const onPath = (process.env.PATH ?? '')
		.split(delimiter)
		.flatMap((folder) => commandNames.map((name) => join(folder, name)));
	return [chromium.executablePath(), ...onPath, ...applications].find(
		(path) => existsSync(path) && runs(path),
	);
}

function runs(executable: string): boolean {
	return spawnSync(executable, ['--version'], { timeout: 20_000 }).status === 0;
}

function installers(): [string, ...string[]][] {
	const playwright: [string, ...string[]] = [
		process.execPath,
		join('node_modules', 'playwright', 'cli.js'),
		'install',
		'--only-shell',
		'chromium',
	];
	const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
	if (!isRootOnDebian) return [playwright];
	const install = 'apt-get install -y -qq --no-install-recommends';
	const apt = `apt-get update -qq && (${install} chromium-headless-shell || ${install} chromium)`;
	return [
		['sh', '-c', `DEBIAN_FRONTEND=noninteractive; export DEBIAN_FRONTEND; ${apt}`],
		playwright,
	];
}
