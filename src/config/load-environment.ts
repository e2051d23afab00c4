import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type * as Vite from 'vite';
import { settingsOfGuide } from './guide-settings.ts';
import { statedGuide } from './guide-site.ts';
import { presentVariables } from './renamed-settings.ts';
import type { Environment } from './read-settings.ts';

/**
 * Returns the variables of the environment and, for names that it lacks, those of `.env` and of the
 * file for this command: `.env.development` for `astro dev`, `.env.production` for all else.
 *
 * The files are those that Astro reads for `astro:env`: its configuration, the commands and the
 * pages must not see different settings. What the guide's own `guide.ts` states becomes part of the
 * environment, where Astro finds it.
 *
 * @param folder Folder of these files.
 * @param words What the command line says after the name of the program.
 */
export function loadEnvironment(
	folder: string = process.cwd(),
	words: readonly string[] = process.argv.slice(2),
): Environment {
	const loaded = loadEnv(words[0] === 'dev' ? 'development' : 'production', folder);
	const renamed = presentVariables(loaded);
	Object.assign(process.env, renamed);
	const environment = { ...loaded, ...renamed };
	if (statedGuide === undefined) return environment;
	const ofGuide = settingsOfGuide(statedGuide, environment);
	Object.assign(process.env, ofGuide);
	return { ...environment, ...ofGuide };
}

/** Reads the files as Vite does, which is loaded where there is any. */
function loadEnv(mode: string, folder: string): Record<string, string> {
	const files = ['.env', '.env.local', `.env.${mode}`, `.env.${mode}.local`];
	if (!files.some((file) => existsSync(join(folder, file)))) {
		// A variable of the environment is always a text.
		return { ...process.env } as Record<string, string>;
	}
	const vite = createRequire(import.meta.url)('vite') as typeof Vite;
	return vite.loadEnv(mode, folder, '');
}
