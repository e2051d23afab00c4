import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { packageFolder } from '../../config/package-folder.ts';

/** Matches an import or export from a module of the project, as Prettier writes it. */
const relativeImport = /\bfrom '(\.{1,2}\/[^']+)'/g;

const lockFile = 'package-lock.json';

/**
 * Returns a digest of everything that decides what a module makes of the same input: its code and
 * that of all modules of the project which it imports, the packages in use, the version of Node
 * with its time zones, and settings.
 *
 * What was made under another digest, such as a parsed record, cannot be trusted to have the form
 * which this code expects.
 *
 * @param modulePath Path from the folder of the package.
 */
export function moduleDigest(modulePath: string, ...settings: readonly string[]): string {
	const digest = createHash('sha256');
	for (const path of [...modulesFrom(join(packageFolder, modulePath))].sort()) {
		digest.update(`${relative(packageFolder, path)}\n`).update(readFileSync(path));
	}
	// Lies in the folder of the guide, in which a build runs; not every package manager writes it.
	if (existsSync(lockFile)) digest.update(readFileSync(lockFile));
	digest.update(JSON.stringify([process.versions.node, process.versions.tz, ...settings]));
	return digest.digest('base64url').slice(0, 27);
}

function modulesFrom(modulePath: string): Set<string> {
	const found = new Set([modulePath]);
	// A set that grows while it is walked is walked to its end.
	for (const path of found) {
		for (const [, imported = ''] of readFileSync(path, 'utf8').matchAll(relativeImport)) {
			found.add(join(dirname(path), imported));
		}
	}
	return found;
}
