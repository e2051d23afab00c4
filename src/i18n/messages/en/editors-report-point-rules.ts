import { asIs, type RuleWords } from './editors-report-rule-words.ts';

/**
 * Words for what editors should mend in the coordinates of records, and in addresses that they
 * contradict.
 */
export const editorsReportPointRules = {
	'coordinates-swapped': {
		title: 'Latitude and longitude are likely swapped',
		remedy: 'Exchange the two numbers, then check the point on the map.',
		found: asIs,
	},
	'coordinates-sign': {
		title: 'A minus sign is likely missing, or one too many',
		remedy: 'West and south are negative. Correct the sign, then check the point on the map.',
		found: asIs,
	},
	'coordinates-other-country': {
		title: 'Coordinates in another country than the address',
		remedy: 'Check the point on the map, and the country of the address.',
		found: (country: string) => `The address is in ${country}.`,
	},
	'coordinates-of-several-towns': {
		title: 'One point for addresses in three towns, in the midst of a fourth',
		remedy:
			'The record nearest to the point is in none of these towns, so the point is probably right for none of them. Set the point of each, or correct its address. Until then the guide leaves the point out, also of its map, and directions lead to the address.',
		found: asIs,
		before: 'On one point with',
	},
	'coordinates-other-town': {
		title: 'One point, addresses in different towns',
		remedy:
			'At least one of these places is likely somewhere else. Check the point of each on the map; where the towns meet there is nothing to do.',
		found: asIs,
		before: 'On one point with',
	},
	'coordinates-far-from-address': {
		title: 'Far from the others of its address or town',
		remedy:
			'Other records give the same address, or the same town and postal code, and most of them are together elsewhere. Check the point on the map, and the address. Until then the guide leaves the point out, also of its map, and directions lead to the address. If both are right, there is nothing to do.',
		found: asIs,
	},
	'coordinates-among-other-towns': {
		title: 'Point in the midst of another district',
		remedy:
			'All records around the point are in other towns, with other postal codes. Check the point on the map, and the address. Until then the guide leaves the point out, also of its map, and directions lead to the address.',
		found: asIs,
	},
	'town-of-other-code': {
		title: 'Postal code and point of another town',
		remedy:
			'Most records with this postal code are in another town, and the point is among them; this town has another code elsewhere in the guide. Correct the town, which the guide shows as it stands here, or the code and the point. If all are right, there is nothing to do.',
		found: asIs,
	},
	'coordinates-far': {
		title: 'Far from everything else in the guide',
		remedy: 'Check the point on the map. If it is right, there is nothing to do.',
		found: (distance: string) => `${distance} from the middle of the guide`,
	},
	'coordinates-far-from-destination': {
		title: 'Far from the other places of its destination',
		remedy: 'Check the point on the map, and whether it belongs to the destination.',
		found: (distance: string) => `${distance} from the middle`,
	},
	'coordinates-zero': {
		title: 'Coordinates left at 0, 0',
		remedy:
			'That is a point in the sea off Africa, so the guide shows no map. Set the right point.',
	},
	'coordinates-half': {
		title: 'Only one of latitude and longitude',
		remedy:
			'Fill in the other, or correct it where it is no number of degrees. Until then the guide shows no map.',
		found: asIs,
	},
	'coordinates-missing': {
		title: 'No coordinates',
		remedy: 'Set the point on the map: without it there are no directions and no places nearby.',
	},
	'coordinates-of-town': {
		title: 'One point for several streets',
		remedy:
			'Records of different streets have this point, so it seems to stand for the town. Set the exact point of each. Until then the guide shows no distances within the town and near it, and directions lead to the street, if it is stated. If all of them are there, there is nothing to do.',
		found: asIs,
	},
	'coordinates-rough': {
		title: 'Coordinates of two decimals or fewer',
		remedy:
			'Set the exact point, with five decimals; 1.25000134 says no more than 1.25. So few may be a kilometre off: until then the guide shows no distances below three times that, and directions lead to the street, if it is stated. If the point is exact, there is nothing to do.',
		found: asIs,
	},
} as const satisfies Record<string, RuleWords>;
