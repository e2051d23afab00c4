import type { Guide } from './guide.ts';

/** Reports that every record was read well, but that no list would show any of them. */
export class EmptyGuideError extends Error {
	override readonly name = 'EmptyGuideError';
	readonly hint =
		'Extend valid_through at the source, or set pastValidity to listed in src/config/site.ts or guide.ts (GUIDE_PAST_VALIDITY) to list such places with a notice. The published site stays as it was.';
}

/**
 * Refuses a guide without anything to visit. One of events alone, all of them over, has its
 * archive.
 *
 * @throws {EmptyGuideError} Where no list would show a place or an event.
 */
export function refuseEmptyGuide({
	comingPlaces,
	events,
	listedEvents,
	listedPlaces,
	places,
}: Pick<Guide, 'comingPlaces' | 'events' | 'listedEvents' | 'listedPlaces' | 'places'>): void {
	const findable = listedPlaces.length + comingPlaces.length + listedEvents.length;
	const isArchive = places.length === 0 && events.length > 0;
	if (findable > 0 || isArchive) return;
	const over = events.length === 0 ? '' : `, and its events (${events.length}) are over`;
	const why =
		places.length === 0
			? 'The guide has no place and no event whose dates are recent enough for a page'
			: `The validity of all places (${places.length}) has run out${over}`;
	throw new EmptyGuideError(`${why}: an empty guide is not published.`);
}
