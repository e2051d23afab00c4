import { cacheKeyOf, type CachedFile } from './cache-key.ts';
import { pagesOfBuild } from './pages-under-way.ts';

/**
 * Restores files of a route from the cache; returns the paths whose files must be rendered, as the
 * cache has none that the same code made from the same input.
 *
 * @param fileOf Returns the file at a path; not called where the cache is empty.
 */
export function changedFiles<Path, T>(
	paths: readonly Path[],
	fileOf: (path: Path) => CachedFile<T>,
): Path[] {
	const pages = pagesOfBuild();
	if (!pages?.hasCached) return [...paths];
	return paths.filter((path) => {
		const file = fileOf(path);
		return !pages.restoreFile(decodeURIComponent(file.path), cacheKeyOf(file));
	});
}

/** Notes what a file is made from, so that the next build can restore it. */
export function noteRenderedFile<T>(file: CachedFile<T>): void {
	pagesOfBuild()?.noteRenderedFile(decodeURIComponent(file.path), cacheKeyOf(file));
}
