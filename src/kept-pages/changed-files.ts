import { hash } from 'node:crypto';
import { pagesOfBuild } from './pages-under-way.ts';
import type { Plain } from './plain.ts';

/** A file that is no page. */
export interface DrawnFile<T> {
	/** Path at which it is served. */
	path: string;
	/** All that decides what is in it besides the code. */
	given: T & Plain<T>;
}

/**
 * Of the paths of a route those whose files must be made; the others are in the site already, as an earlier build made them of
 * the same by the same code.
 *
 * @param fileOf Not asked where nothing is kept.
 */
export function changedFiles<Path, T>(
	paths: readonly Path[],
	fileOf: (path: Path) => DrawnFile<T>,
): Path[] {
	const pages = pagesOfBuild();
	if (!pages?.hasKept) return [...paths];
	return paths.filter((path) => {
		const file = fileOf(path);
		return !pages.restoreFile(decodeURIComponent(file.path), textOf(file));
	});
}

/** Notes what a file is made of, so that the next build may keep it. */
export function noteDrawnFile<T>(file: DrawnFile<T>): void {
	pagesOfBuild()?.noteDrawnFile(decodeURIComponent(file.path), textOf(file));
}

/** Several files are made of the same. */
const digests = new WeakMap<object, string>();

function textOf({ given }: { given: unknown }): string {
	return JSON.stringify(Array.isArray(given) ? given.map(shortened) : given);
}

/** The value itself, or a digest of its members. */
function shortened(value: unknown): unknown {
	if (typeof value !== 'object' || value === null) return value;
	const digest = digests.get(value) ?? hash('sha256', JSON.stringify(value), 'base64url');
	digests.set(value, digest);
	return digest;
}
