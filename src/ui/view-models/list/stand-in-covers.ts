import { coverFile } from '../../../graphics/cover-art/cover-file.ts';
import { motifOf } from '../../../graphics/cover-art/motif.ts';
import { rowCovers } from '../../../outputs/explore/row-cover.ts';
import { coverOfEvent, coverOfGrouping, coverOfPlace } from '../site/card-cover.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * The files with covers, each once: those that stand in for photographs, of the records which have
 * one; and the small ones that Explore shows of each kind of place.
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
	const motifs = new Set(guide.listedPlaces.map(motifOf));
	return [...new Set([...covers.map(coverFile), ...[...motifs].flatMap(rowCovers)])];
}

/** The file with a cover: where it is served, and what decides how it is drawn. */
export function standInCover(
	{ routes, site }: Pick<PageContext, 'routes' | 'site'>,
	name: string,
): { path: string; input: { name: string; accentHue: number } } {
	return { path: routes.cover(name), input: { name, accentHue: site.accentHue } };
}
