import { env } from 'node:process';
import { defineConfig } from 'astro/config';
import project from '../../astro.config.mjs';
import { sourceVariable } from './bare-build.ts';
import { timedIntegrations } from './timed-integrations.ts';

/** The project's pages without its integrations. */
export default defineConfig({
	...project,
	srcDir: env[sourceVariable],
	integrations: timedIntegrations([]),
});
