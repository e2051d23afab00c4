import {
	coverFilesOfRows,
	type CoverFile,
	possibleCoverFiles,
} from '../../../graphics/cover-art/cover-file.ts';
import {
	type Cover,
	coverOfEvent,
	coverOfGrouping,
	coverOfGuide,
	coverOfPlace,
} from '../site/card-cover.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns the content of the files with covers, by their names: all that the records of the guide
 * may have on pages, cards and rows, whichever they are in the end. Records of one kind share some.
 *
 * @param others Covers that are shown besides.
 */
export function coverFiles(
	{ guide, site }: Pick<PageContext, 'guide' | 'site'>,
	others: readonly Cover[],
): ReadonlyMap<string, string> {
	const covers = [
		...others,
		coverOfGuide(site),
		...guide.places.map(coverOfPlace),
		...guide.events.map(coverOfEvent),
		...(['destinations', 'collections'] as const).flatMap((kind) =>
			guide[kind].map((grouping) => coverOfGrouping(kind, grouping)),
		),
	];
	const files = covers.flatMap((cover) => possibleCoverFiles(cover, site.accentHue));
	return new Map(files.map(({ name, svg }) => [name, svg]));
}

/** Returns the file with the cover of each listed place, as Explore shows them. */
export function rowCovers({ guide, site }: Pick<PageContext, 'guide' | 'site'>): CoverFile[] {
	return coverFilesOfRows(guide.listedPlaces.map(coverOfPlace), site.accentHue);
}
