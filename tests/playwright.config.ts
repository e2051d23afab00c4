import { defineConfig } from '@playwright/test';

export default defineConfig({
	testDir: '.',
	outputDir: '../test-results',
	forbidOnly: process.env['CI'] !== undefined,
	fullyParallel: true,
	workers: 2,
	reporter: [['list']],
	timeout: 60_000,
	projects: [
		{ name: 'unit', testDir: 'unit' },
		{ name: 'site', testDir: 'site' },
	],
});
