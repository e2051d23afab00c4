/** The subjects that a cover may show; `place` is for all that is none of the others. */
export const motifs = [
	'museum',
	'church',
	'castle',
	'park',
	'garden',
	'beach',
	'viewpoint',
	'harbour',
	'market',
	'shop',
	'cafe',
	'restaurant',
	'bar',
	'vineyard',
	'hotel',
	'camp',
	'theatre',
	'music',
	'festival',
	'books',
	'sport',
	'walk',
	'station',
	'place',
] as const;

export type Motif = (typeof motifs)[number];
