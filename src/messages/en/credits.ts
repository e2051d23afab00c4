import { listFormat, numberFormat, pluralRules } from '../../locale/formatters.ts';

const locale = 'en-GB';

function counted(count: number, one: string, other: string): string {
	const noun = pluralRules(locale).select(count) === 'one' ? one : other;
	return `${numberFormat(locale).format(count)} ${noun}`;
}

/** Words about who made what the guide shows, and under which licence. */
export const credits = {
	heading: 'Credits',
	photographs: 'Photographs',
	aboutThisInformation: 'About this information',
	publisher: 'Published by',
	unnamedPublisher: 'Publisher not stated',
	dataLicence: 'Licence of the data',
	imageLicence: 'Licence',
	published: 'Published',
	lastUpdated: 'Last updated',
	verified: 'Verified',
	sources: 'Sources',
	originalPage: 'Original page',
	/** Counts of 0 are left out; at least one is above 0. */
	recordCount: (places: number, events: number, groupings: number) =>
		listFormat(locale).format([
			...(places > 0 ? [counted(places, 'place', 'places')] : []),
			...(events > 0 ? [counted(events, 'event', 'events')] : []),
			...(groupings > 0 ? [counted(groupings, 'list of places', 'lists of places')] : []),
		]),
};

export type CreditMessages = typeof credits;
