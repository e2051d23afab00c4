import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { realFolder } from '../../config/real-folder.ts';
import { filesBelow } from '../../content/snapshot/files-below.ts';
import { linkOrCopy } from '../../content/snapshot/link-or-copy.ts';
import { newFolder, putInPlace } from '../publish/put-in-place.ts';
import { discard } from '../publish/replace-folder.ts';
import { digestOfFiles } from '../skip-unchanged/files-digest.ts';
import { alternateProblems } from './check-alternates.ts';
import { joinedHostFile, isHostFile } from './host-files.ts';

/** Describes the finished site of one language. */
export interface LanguagePart {
	folder: string;
	/** Path below the guide; empty for the one at its root. */
	path: string;
}

const maxListed = 5;

/**
 * Puts the sites of all languages together and publishes them in one step. Files are the same ones
 * under a second name, so that costs little.
 *
 * @param output Folder in which the site is published.
 * @returns A sentence on what was done.
 * @throws When the pages of different languages name other translations; nothing is published then.
 */
export function joinLanguages(
	parts: readonly LanguagePart[],
	output: string,
	cacheFolder: string,
): string {
	const place = realFolder(resolve(output));
	const statePath = join(cacheFolder, 'joined-site.json');
	const made = JSON.stringify(parts.map(({ folder, path }) => [path, digestOfFiles(folder)]));
	if (readState(statePath) === stateOf(made, place)) {
		return `Nothing has changed in any language since the site in ${place} was published: it stays as it is.`;
	}
	rmSync(statePath, { force: true });
	const building = newFolder(place, cacheFolder);
	try {
		const hostFiles = new Set<string>();
		for (const { folder, path } of parts) {
			for (const file of filesBelow(folder)) {
				if (isHostFile(file)) hostFiles.add(file);
				else placeFile(join(folder, file), join(building, path, file));
			}
		}
		for (const file of hostFiles) {
			const texts = inOrder(parts).flatMap(({ folder }) => textOf(join(folder, file)));
			writeFileSync(join(building, file), joinedHostFile(file, texts));
		}
		const problems = alternateProblems(building);
		if (problems.length > 0) throw new AlternatesError(problems);
		putInPlace(building, place, { info: () => undefined, warn: console.warn });
	} finally {
		discard(building);
	}
	writeFileSync(statePath, stateOf(made, place));
	return `The site of all ${parts.length} languages is in ${place}.`;
}

function placeFile(from: string, to: string): void {
	mkdirSync(dirname(to), { recursive: true });
	linkOrCopy(from, to);
}

/** Returns the part at the root first: what it says holds for all. */
function inOrder(parts: readonly LanguagePart[]): LanguagePart[] {
	return [...parts].sort((one, other) => one.path.length - other.path.length);
}

function textOf(path: string): string[] {
	return existsSync(path) ? [readFileSync(path, 'utf8')] : [];
}

function readState(path: string): string | undefined {
	return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function stateOf(made: string, place: string): string {
	return JSON.stringify([made, place, digestOfFiles(place)]);
}

/** Says that pages lead search engines to translations that do not lead back. */
class AlternatesError extends Error {
	readonly hint =
		'Delete the folder of languages in the cache and build anew. If it comes again, it is a mistake of Waymark: report it with these lines.';

	constructor(problems: readonly string[]) {
		const rest = problems.length - maxListed;
		super(
			[
				'The pages of the languages do not fit together: nothing is published.',
				...problems.slice(0, maxListed),
				...(rest > 0 ? [`… and ${rest} more.`] : []),
			].join('\n'),
		);
	}
}
