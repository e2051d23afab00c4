import { defineConfig } from '@playwright/test';
import { browserVariable } from './support/find-browser.ts';

const executablePath = process.env[browserVariable];

/** Each takes a core and a bit. They share the types of the content alone, which are the same. */
const buildsAtOnce = 2;

export default defineConfig({
	testDir: '.',
	outputDir: '../test-results/playwright',
	// The same on every system: what is kept is tolerant of their differences.
	snapshotPathTemplate: '{testDir}/snapshots/{testFileName}/{arg}{ext}',
	forbidOnly: process.env.CI !== undefined,
	fullyParallel: true,
	// One more than two cores, as tests also wait: for a host, a process or a moment.
	workers: 3,
	reporter: [['list']],
	// Where others use the machine as well, everything takes several times as long, and nothing is
	// wrong.
	timeout: 120_000,
	expect: { timeout: 15_000 },
	use: {
		// It would answer what tests answer themselves; those of pages that are kept allow it.
		serviceWorkers: 'block',
		// What is not there to be clicked would else be waited for as long as its test may take, half
		// an hour where it builds.
		actionTimeout: 120_000,
		launchOptions: {
			...(executablePath === undefined ? {} : { executablePath }),
			args: [
				// Letters are as wide as in the browser with windows, of which the kept pictures are.
				'--font-render-hinting=medium',
				// Chromium does not start its sandbox as root, which is who runs tests in a container.
				...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
			],
		},
	},
	// What takes longest comes first of what may run together, so that no worker waits for the end
	// of it.
	projects: [
		{
			name: 'builds',
			testDir: 'site',
			testMatch: '*.setup.ts',
			workers: buildsAtOnce,
			timeout: 1_800_000,
		},
		{ name: 'unit', testDir: 'unit' },
		{
			name: 'rebuilds',
			testDir: 'rebuilds',
			workers: buildsAtOnce,
			timeout: 1_800_000,
			dependencies: ['builds'],
		},
		{ name: 'site', testDir: 'site', dependencies: ['builds'] },
	],
});
