import { asIs, clockTimes, quoted, type RuleWords } from './editors-report-rule-words.ts';
import { editorsReportPointRules } from './editors-report-point-rules.ts';
import { editorsReportTextRules } from './editors-report-text-rules.ts';

/** Words for each thing that editors should mend. */
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
			'Decide which is right. If entry is free and only something extra has a price, write “Free” into the text as well, and what has one: “Free; guided tour 5 EUR”. Until then the guide shows only the price.',
		found: quoted,
	},
	'not-free-without-price': {
		title: 'Not free of charge, but with a price of 0',
		remedy:
			'Decide which is right. If only some people or days are free, write that into the text. Until then the guide shows only the price.',
		found: quoted,
	},
	'validity-reversed': {
		title: 'Validity ends before it begins',
		remedy: 'Correct the two dates. Until then the guide ignores them.',
	},
	...editorsReportPointRules,
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
			'Add the dates, or take the event off if it is not to take place. The guide says “Dates to be confirmed”, or what the notes of a date without a start say.',
	},
	'dates-in-notes': {
		title: 'Dates in notes only',
		remedy:
			'Fill in the start of each date. Until then visitors read the note, and no list, filter or calendar finds the day.',
		found: quoted,
	},
	'other-zone': {
		title: 'In another time zone than the guide',
		remedy:
			'Check the point on the map. If it is right, the clocks there show another time than those of the guide: whoever runs the guide sets timeZone.',
		found: (zone: string) => `Its clocks are those of ${zone}.`,
	},
	'todays-pattern': {
		title: 'Most of today’s events repeat in the same way',
		remedy:
			'More than half of today’s events have dates of the same pattern. Check one of them: if it is over, give its rule an end, or its date the right last day.',
		found: asIs,
	},
	'rule-unreadable': {
		title: 'Rules of repeating dates that cannot be read',
		remedy:
			'Write the rule as RFC 5545 has it, such as FREQ=WEEKLY;BYDAY=FR;UNTIL=20270930, with a start by the clocks of the venue or in UTC. Until then the guide shows the dates that are listed, and says that there may be more.',
		found: asIs,
	},
	'rule-overlaps-itself': {
		title: 'Repeating dates that last until after the next one begins',
		remedy:
			'Give the start and the end of the first date, and the end of the rule as UNTIL. Until then the guide reads start and end as those of a whole period, the rule as its days, and the two times as the hours of each day.',
		found: asIs,
	},
	'other-clock': {
		title: 'Times of another time zone',
		remedy:
			'The offset from UTC is not that of the venue on that day or, where its time zone is unknown, not that of the guide. The guide shows a time in UTC by the clocks of the venue, any other as it is written, and whole days as they are written. Check the time on its page.',
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
	'hours-improbable': {
		title: 'Opening hours that look wrong',
		remedy:
			'Check these times: a place opens in the small hours, opens again before it has closed, or is open for more than twenty hours but not round the clock. The guide shows them as they are stated.',
		found: asIs,
	},
	'hours-in-words': {
		title: 'Opening hours in words alone',
		remedy:
			'The guide shows these words, but cannot tell whether the place is open now. Write a row for each time, such as {"day_of_week": ["Tuesday", "Wednesday", "Thursday"], "opens": "10:00:00", "closes": "18:00:00", "valid_from": "04-01", "valid_through": "10-31"}, and for days on which it is closed {"day_of_week": ["Monday"], "closed": true}.',
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
