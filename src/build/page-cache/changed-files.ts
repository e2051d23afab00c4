import { cacheKeyOf, type CachedFile } from './cache-key.ts';
import { pagesOfBuild } from './pages-under-way.ts';

/**
 * Returns the paths of a route whose files must be made; the others are in the site already, as an
 * earlier build made them of the same by the same code.
 *
 * @param fileOf Not asked where nothing is kept.
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

/** Notes what a file is made of, so that the next build may keep it. */
export function noteRenderedFile<T>(file: CachedFile<T>): void {
	pagesOfBuild()?.noteRenderedFile(decodeURIComponent(file.path), cacheKeyOf(file));
}
