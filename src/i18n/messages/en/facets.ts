/** Names each facet, as a heading over its values. */
export const facetNames = {
	category: 'Kind of place',
	destination: 'Destination',
	city: 'Town',
	neighbourhood: 'Neighbourhood',
	collection: 'Collection',
	season: 'Season',
	mood: 'Mood',
	'travel-style': 'Good for',
	activity: 'Things to do',
	theme: 'Theme',
	language: 'Language',
	accessibility: 'Accessibility',
	families: 'Families',
	animals: 'Animals',
	price: 'Price',
};

export type FacetMessages = Record<keyof typeof facetNames, string>;
