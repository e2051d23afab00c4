import { defineConfig } from 'astro/config';
import project from '../../astro.config.mjs';
import { timedIntegrations } from './timed-integrations.ts';

/** The project's own configuration, with a clock beside every integration. */
export default defineConfig({
	...project,
	integrations: timedIntegrations(project.integrations ?? []),
});
