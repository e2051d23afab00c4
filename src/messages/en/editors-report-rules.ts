import { asIs, clockTimes, quoted, type RuleWords } from './editors-report-rule-words.ts';
import { editorsReportTextRules } from './editors-report-text-rules.ts';

/** The words for each thing that editors should mend. */
export const editorsReportRules = {
	...editorsReportTextRules,
	'left-out': {
		title: 'Missing from the guide',
		remedy:
			'The service lists these records, but does not deliver them. Publish them again or take them off the list; if they look right in your system, send these lines to whoever runs the service.',
		found: asIs,
	},
	stale: {
		title: 'Shown as they were before',
		remedy:
			'The service did not deliver these records this time, so the guide shows the last version it has. It asks for them again at the next build; if they stay here, tell whoever runs the service.',
		found: asIs,
	},
	'listed-twice': {
		title: 'Listed more than once',
		remedy: 'Visitors see the record once. Tell whoever runs the service.',
	},
	'ends-before-start': {
		title: 'A date ends before it begins',
		remedy: 'Correct the start or the end. Often only the year or the day is wrong.',
		found: clockTimes,
	},
	'status-in-name': {
		title: 'Called off or sold out in the name only',
		remedy:
			'Give the event this status, and take the word out of its name. Until then lists, calendars and search engines take it as planned; only its own page tells visitors to ask.',
		found: quoted,
	},
	'sold-out-but-available': {
		title: 'Sold out and available at once',
		remedy: 'Let the event and its dates say the same.',
		found: quoted,
	},
	'closed-with-times': {
		title: 'Marked as closed, with opening times',
		remedy:
			'The guide tells visitors that it is closed. If it is open then, take the mark “closed” off the row; otherwise empty its times.',
		found: asIs,
	},
	'part-of-itself': {
		title: 'Part of itself',
		remedy:
			'These events name each other, or themselves, as what they are part of. Take that out of the one that is the whole. Until then the guide shows none as part of the other.',
		before: 'In a circle with',
	},
	'free-with-price': {
		title: 'Free of charge, with a price',
		remedy:
			'Decide which is right. If entry is free and only something extra has a price, write “Free” into the text as well, and what has one: “Free; guided tour 5 EUR”. Until then the guide tells the price only.',
		found: quoted,
	},
	'not-free-without-price': {
		title: 'Not free of charge, at a price of nothing',
		remedy:
			'Decide which is right. If only some people or days are free, write that into the text. Until then the guide tells the price only.',
		found: quoted,
	},
	'validity-reversed': {
		title: 'Validity ends before it begins',
		remedy: 'Correct the two dates. Until then the guide ignores them.',
	},
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
		title: 'One point, addresses in three towns, with a fourth around',
		remedy:
			'The record nearest to the point is in none of these towns, so the point is likely that of none of them. Set the point of each, or correct its address. Until then the guide leaves the point out, also of its map, and directions lead to the address.',
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
			'Records of different streets have this point, so it seems to stand for the town. Set the exact point of each. Until then the guide tells no distances within the town and near it, and directions lead to the street, if it is stated. If all of them are there, there is nothing to do.',
		found: asIs,
	},
	'coordinates-rough': {
		title: 'Coordinates of two decimals or fewer',
		remedy:
			'Set the exact point, with five decimals; 1.25000134 says no more than 1.25. So few may be a kilometre off: until then the guide tells no distances below three times that, and directions lead to the street, if it is stated. If the point is exact, there is nothing to do.',
		found: asIs,
	},
	nowhere: {
		title: 'Events that do not say where they are',
		remedy:
			'Link a place that is published, or fill in the address. If it is online, set the attendance mode.',
		found: (placeId: string) => `Its place ${placeId} is not in the guide.`,
	},
	'address-missing': {
		title: 'Businesses without an address',
		remedy: 'Fill in street and town: search engines show no business without them.',
	},
	undated: {
		title: 'Events without dates',
		remedy:
			'Add the dates, or take the event off if it is not to take place. The guide says “Dates to be confirmed”.',
	},
	'other-clock': {
		title: 'Times of another time zone',
		remedy:
			'The offset from UTC is neither that of the guide on that day nor that of the venue. The guide shows what the clocks at the venue say at that instant, and whole days as they are written. Check the time on its page.',
		found: asIs,
	},
	expired: {
		title: 'Validity has run out',
		remedy:
			'These places are in no list any more, and their pages say that they are no longer current. Extend the validity, or take the record off.',
		found: (day: string) => `Until ${day}`,
	},
	'hours-unreadable': {
		title: 'Opening hours that cannot be read',
		remedy: 'Correct these rows. The guide leaves them out rather than guess.',
		found: asIs,
	},
	'hours-missing': {
		title: 'No opening hours',
		remedy:
			'Fill in the hours: for shops, restaurants, museums and offices they are what visitors look for first. Hotels, parks, churches and sights are not counted here.',
	},
	dropped: {
		title: 'Values that cannot be used',
		remedy:
			'Correct the value named on each line. The guide shows the rest of the record without it.',
		found: asIs,
	},
	'same-wikidata': {
		title: 'One Wikidata item, several places',
		remedy: 'Keep one and take the others off, or correct the link to Wikidata.',
	},
	'same-name-nearby': {
		title: 'One name, one spot, several places',
		remedy: 'Keep one and take the others off. If they are two things, tell them apart by name.',
	},
	'same-website-nearby': {
		title: 'One website, one spot, almost one name',
		remedy: 'Keep one and take the others off. If they are two things, there is nothing to do.',
	},
	'to-mend': {
		title: 'Everything else',
		remedy: 'Correct the value named on each line.',
		found: asIs,
	},
} as const satisfies Record<string, RuleWords>;
