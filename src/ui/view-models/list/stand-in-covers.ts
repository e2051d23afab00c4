import { coverFile, coverFilesOfRows } from '../../../graphics/cover-art/cover-file.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import { coverOfEvent, coverOfGrouping, coverOfPlace } from '../site/card-cover.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * The files with covers, each once: those that stand in for photographs, of the records which have
 * one; and the small ones that Explore shows of places.
 */
export function standInCovers({ guide }: Pick<PageContext, 'guide'>): string[] {
	const covers = [
		...guide.places.filter(({ image }) => image).map(coverOfPlace),
		...guide.events.filter(({ image }) => image).map(coverOfEvent),
		...(['destinations', 'collections'] as const).flatMap((kind) =>
			guide[kind]
				.filter(({ summary }) => summary.image)
				.map((grouping) => coverOfGrouping(kind, grouping)),
		),
	];
	return [...new Set([...covers.map(coverFile), ...rowCovers(guide)])];
}

/** Returns the file with the cover of each listed place, as Explore shows them. */
export function rowCovers({ listedPlaces }: Pick<Guide, 'listedPlaces'>): string[] {
	return coverFilesOfRows(listedPlaces.map(coverOfPlace));
}

/** The file with a cover: where it is served, and what decides how it is drawn. */
export function standInCover(
	{ routes, site }: Pick<PageContext, 'routes' | 'site'>,
	name: string,
): { path: string; input: { name: string; accentHue: number } } {
	return { path: routes.cover(name), input: { name, accentHue: site.accentHue } };
}
