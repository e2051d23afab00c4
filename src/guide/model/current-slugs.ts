import type { CurrentSlugs } from '../permalinks/former-permalinks.ts';
import { permalinkKinds, type Permalink } from '../permalinks/permalink.ts';
import type { Day } from '../../domain/events/days.ts';
import type { Guide } from './guide.ts';

/** Returns the last part of the address of each record that has a page, by kind and id. */
export function currentSlugs({ places, events, destinations, collections }: Guide): CurrentSlugs {
	const ofRecords = (records: readonly { id: string; addressSlug: string }[]) =>
		new Map(records.map(({ addressSlug, id }) => [id, addressSlug]));
	const ofGroupings = (groupings: Guide['destinations']) =>
		new Map(groupings.map(({ addressSlug, summary }) => [summary.id, addressSlug]));
	return {
		places: ofRecords(places),
		events: ofRecords(events),
		destinations: ofGroupings(destinations),
		collections: ofGroupings(collections),
	};
}

/** Returns the addresses that a build of the guide publishes on a day. */
export function permalinksOfGuide(guide: Guide, day: Day): Permalink[] {
	const slugs = currentSlugs(guide);
	return permalinkKinds.flatMap((kind) =>
		[...slugs[kind]].map(([id, slug]) => ({
			kind,
			id,
			slug,
			firstPublished: day,
			lastPublished: day,
		})),
	);
}
