import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { previewSettings } from '../../config/drafts.ts';
import { languagesToBuild, settingsOfLanguage } from '../../config/languages/asked-languages.ts';
import { tagOf } from '../../config/languages/guide-language.ts';
import { loadEnvironment } from '../../config/load-environment.ts';
import { guideSite as site } from '../../config/guide-site.ts';

/**
 * `npm run dev` and the check of types: commands of Astro, by its words; `dev --drafts` shows the
 * guide with its drafts. Of a guide of several languages `dev` shows one: that of `GUIDE_LANGUAGE`,
 * else the first.
 *
 * Astro counts who uses it, and keeps that in a file of the user before it reads
 * `astro.config.mjs`: without a home that can be written to it would end there.
 */
process.env.ASTRO_TELEMETRY_DISABLED = '1';
if (process.argv[2] === 'dev') {
	const [first, ...others] = languagesToBuild(loadEnvironment(), site).map(tagOf);
	if (first !== undefined) {
		process.env.GUIDE_LANGUAGE = first;
		console.log(
			`This is the guide in ${first}. GUIDE_LANGUAGE shows another of its languages: ${others.join(', ')}.`,
		);
	}
	Object.assign(process.env, settingsOfLanguage(loadEnvironment(), site));
}
if (process.argv[2] === 'dev' && process.argv.includes('--drafts')) {
	Object.assign(process.env, previewSettings(loadEnvironment()));
	process.argv = process.argv.filter((word) => word !== '--drafts');
}
const astro = dirname(createRequire(import.meta.url).resolve('astro/package.json'));
await import(pathToFileURL(join(astro, 'bin', 'astro.mjs')).href);
