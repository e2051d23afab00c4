import { coverFile } from '../artwork/cover-file.ts';
import { coverOfEvent, coverOfGrouping, coverOfPlace } from './card-cover.ts';
import type { PageContext } from './page-context.ts';

/** The files with covers that stand in for photographs, each once: those of the records which have a photograph. */
export function standInCovers({ guide }: Pick<PageContext, 'guide'>): string[] {
	const covers = [
		...guide.places.filter(({ image }) => image).map(coverOfPlace),
		...guide.events.filter(({ image }) => image).map(coverOfEvent),
		...(['destinations', 'collections'] as const).flatMap((kind) =>
			guide[kind]
				.filter(({ summary }) => summary.image)
				.map((grouping) => coverOfGrouping(grouping, kind)),
		),
	];
	return [...new Set(covers.map(coverFile))];
}
