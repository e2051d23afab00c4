import { join } from 'node:path';
import { env } from 'node:process';
import { defineConfig } from 'astro/config';
import project from '../../astro.config.mjs';
import { sourceVariable } from './bare-build.ts';
import { timedIntegrations } from './timed-integrations.ts';

const collections = join(import.meta.dirname, 'plain-collections.ts');

/**
 * The project's pages without its integrations; what they get of `astro:content` stands in JSON
 * files.
 */
export default defineConfig({
	...project,
	srcDir: env[sourceVariable],
	integrations: timedIntegrations([]),
	vite: {
		...project.vite,
		resolve: { alias: { 'astro:content': collections } },
	},
});
