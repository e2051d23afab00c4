/**
 * Lists the sections of places and events that a guide may put into an order of its own, by the
 * parts of the page in which each stays. Credits and provenance are none: they end each page.
 */
export const sectionsByPart = {
	text: ['Description', 'CuratorNote', 'Seasonality', 'Neighbourhood'],
	practical: ['OpeningHours', 'GettingThere', 'Price', 'ContactDetails'],
	below: [
		'EventsHere',
		'Nearby',
		'MoreLikeThis',
		'Programme',
		'AlsoIn',
		'Photographs',
		'ArticleSlot',
	],
} as const;

type Part = keyof typeof sectionsByPart;
export type SectionName = (typeof sectionsByPart)[Part][number];

export const sectionNames: readonly string[] = Object.values(sectionsByPart).flat();
