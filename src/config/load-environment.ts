import { loadEnv } from 'vite';
import type { Environment } from './read-settings.ts';

/**
 * Returns the variables of the environment and, for names that it lacks, those of `.env` and of the
 * file for this command: `.env.development` for `astro dev`, `.env.production` for all else.
 *
 * The files are those that Astro reads for `astro:env`: its configuration, the commands and the
 * pages must not see different settings.
 *
 * @param folder Folder of these files.
 * @param words What the command line says after the name of the program.
 */
export function loadEnvironment(
	folder: string = process.cwd(),
	words: readonly string[] = process.argv.slice(2),
): Environment {
	return loadEnv(words[0] === 'dev' ? 'development' : 'production', folder, '');
}
