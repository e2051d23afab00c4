import { defineConfig } from 'astro/config';
import { typefaceFiles } from './.config/fonts.js';
import { astroOptions } from './src/build/astro-options.ts';
import { buildPlan } from './src/build/build-plan.ts';

// Astro would report each command to a host of its own, and fail where the home of the user cannot
// be written to.
process.env.ASTRO_TELEMETRY_DISABLED = '1';

export default defineConfig(astroOptions(buildPlan(), typefaceFiles));
