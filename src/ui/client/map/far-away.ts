import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import type { Coordinates } from '../../../domain/geo/coordinates.ts';
import { formatDistance } from '../../../domain/geo/distance-words.ts';
import { metresFromGuide } from '../../../graphics/map/far-from-guide.ts';
import type { MapOptions } from '../../../graphics/map/map-options.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';

/** Returns the words for whoever is nowhere near the guide; `undefined` for others. */
export function farAwayNotice(
	position: Coordinates,
	table: PlaceTable,
	{ box, locale, words }: MapOptions,
): string | undefined {
	const metres = metresFromGuide(position, table, box);
	if (metres === undefined) return undefined;
	return filledIn(words.farAway, { distance: formatDistance(metres, locale) });
}
