import type { PlaceRecord } from '../../src/records/place.ts';

/**
 * Names what a service changes of a place: what its page alone shows, what searches find of it too,
 * or what all that name it show.
 */
export type PlaceChange = 'hours' | 'description' | 'name';

const changes: Record<PlaceChange, (place: PlaceRecord) => Partial<PlaceRecord>> = {
	hours: () => ({
		opening_hours: [
			{ day_of_week: ['Tuesday', 'Friday', 'Saturday'], opens: '10:15:00', closes: '17:45:00' },
		],
		updated_at: '2026-06-15T09:00:00Z',
	}),
	description: ({ description = '' }) => ({
		description: description.replace(/ |$/, ' newly described '),
		updated_at: '2026-06-15T09:15:00Z',
	}),
	name: ({ name }) => ({ name: `${name}, renamed`, updated_at: '2026-06-15T09:30:00Z' }),
};

/** The places, of which the first so many are changed, and say so. */
export function changedPlaces(
	places: readonly PlaceRecord[],
	count: number,
	change: PlaceChange,
): PlaceRecord[] {
	return places.map((place, index) =>
		index < count ? { ...place, ...changes[change](place) } : place,
	);
}
