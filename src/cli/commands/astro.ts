/**
 * `npm run dev` and the check of types: commands of Astro, by its words.
 *
 * Astro counts who uses it, and keeps that in a file of the user before it reads
 * `astro.config.mjs`: without a home that can be written to it would end there.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
await import(new URL('../../../node_modules/astro/bin/astro.mjs', import.meta.url).href);
