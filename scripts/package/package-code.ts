import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Matches a path in quotes from which a module may be imported or started. */
const modulePath = /'(?<path>[\w.[\]/-]+\.ts)'/g;

/**
 * Writes the code of a folder as a package has it: types are gone, and modules are named by `.js`.
 * Whatever is no code is copied.
 */
export function writeCode(from: string, to: string): void {
	const files = globSync('**/*.*', { cwd: from });
	for (const file of files) {
		const [source, target] = [join(from, file), join(to, file.replace(/(?<!\.d)\.ts$/, '.js'))];
		mkdirSync(dirname(target), { recursive: true });
		if (/\.(astro|ts)$/.test(file) && !file.endsWith('.d.ts')) {
			writeFileSync(target, packageCode(readFileSync(source, 'utf8'), file, files));
		} else {
			cpSync(source, target);
		}
	}
}

/**
 * Returns the code of a module or a component as a package has it. Components keep their types,
 * which Astro takes out.
 *
 * @param files Paths of all files. Other texts that end with `.ts` stay, such as the name of a
 *   guide's own file.
 */
export function packageCode(source: string, file: string, files: readonly string[]): string {
	const code = file.endsWith('.ts') ? stripTypeScriptTypes(source) : source;
	return code.replace(modulePath, (text, path: string) =>
		isModule(path, dirname(file), files) ? `'${path.replace(/ts$/, 'js')}'` : text,
	);
}

/**
 * Returns whether a text is the path of a module. One that is started may be named without its
 * folder, which is in other texts beside.
 */
function isModule(path: string, folder: string, files: readonly string[]): boolean {
	if (path.startsWith('.')) return files.includes(join(folder, path));
	return path !== 'guide.ts' && files.some((file) => basename(file) === basename(path));
}
