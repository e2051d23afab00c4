import type { Messages } from '../../../../src/i18n/messages/messages.ts';

type Arguments = readonly unknown[];

/** A text of a set, and the texts that were put into it. */
export interface SampleText {
	text: unknown;
	given: readonly string[];
}

const counts = [0, 1, 2, 5, 1_000_000];

/** Lists what messages with other parameters than texts are called with, by their path. */
const samples: Readonly<Record<string, readonly Arguments[]>> = {
	'browse.townIntroduction': counts.map((count) => ['Town', count, 'Order']),
	'browse.wordIntroduction': counts.map((count) => ['Subject', 'Guide', count]),
	'browse.factIntroduction': counts.map((count) => ['Fact', 'Guide', count]),
	'browse.allLists': counts.map((count) => ['Facet', count]),
	'credits.recordCount': [
		[1, 2, 0],
		[0, 1, 1],
		[5, 1_000_000, 2],
	],
	'events.severalTimes': [[['Ta', 'Tb', 'Tc']]],
	'events.everyDay': [[1], [3]],
	'events.everyWeekday': [
		[1, ['Wa', 'Wb']],
		[2, ['Wa', 'Wb']],
	],
	'events.daysOfMonth': [
		[1, [1, 15, -1], []],
		[2, [3, -2, -4], []],
		[1, [22], ['Ma', 'Mo']],
	],
	'events.weekdaysOfMonth': [
		[1, [1, 3, -1, -3].map((nth) => ({ nth, weekday: 'Wa' })), []],
		[3, [{ nth: 5, weekday: 'Wa' }], []],
		[1, [{ nth: -2, weekday: 'Wa' }], ['Ma', 'Mo']],
	],
	'events.everyYearOn': [
		[1, ['Da', 'Db']],
		[4, ['Da', 'Db']],
	],
	'events.inMonths': [['Rule', ['Ma', 'Mo']]],
	'events.ruleTimes': counts.map((count) => ['Rule', count]),
	'events.dayWithEvents': counts.map((count) => ['Date', count]),
	'openingHours.caption': [[undefined], ['Dates']],
	'openingHours.yearOpen': [['Dates', 2]],
	'openingHours.noteOn': [
		['Days', undefined, 'Note'],
		['Days', 'Times', 'Note'],
	],
	'pages.membersCount': [
		[1, 0],
		[2, 5],
		[0, 1_000_000],
	],
	'pages.pageTitle': [
		['Title', 1],
		['Title', 7],
	],
	'pages.pageDescription': [
		['Text', 1],
		['Text', 7],
	],
	'pages.placesIntroduction': counts.map((count) => ['Guide', count, 'Order']),
	'pages.categoryIntroduction': counts.map((count) => ['Category', 'Guide', count]),
	'pages.enlarge': [[''], ['Description']],
	'places.latitude': [
		['12', true],
		['12', false],
	],
	'places.longitude': [
		['12', true],
		['12', false],
	],
};

/** Messages with one parameter, which is a count. */
const counting = [
	'pages.placeCount',
	'pages.eventCount',
	'pages.pageNumber',
	'pages.people',
	'pages.runOut',
	'places.people',
	'places.years',
	'places.fromAge',
	'places.stars',
	'places.moreNotShown',
	'places.checkBeforeYouGo',
	'places.updatedLongAgo',
];

/** Every text of a set by its path; a function gives one for each of its samples. */
export function textsOf(messages: Messages): Map<string, SampleText> {
	return new Map(textsBelow(messages, ''));
}

function textsBelow(value: unknown, path: string): [string, SampleText][] {
	if (typeof value === 'function') {
		return argumentsOf(path, value.length).map((given) => [
			`${path}(${JSON.stringify(given)})`,
			{
				text: Reflect.apply(value, undefined, given) as unknown,
				given: given.flat().filter((one) => typeof one === 'string'),
			},
		]);
	}
	if (typeof value !== 'object' || value === null) return [[path, { text: value, given: [] }]];
	return Object.entries(value)
		.filter(([key]) => key !== 'elisions')
		.flatMap(([key, member]) => textsBelow(member, path === '' ? key : `${path}.${key}`));
}

function argumentsOf(path: string, parameters: number): readonly Arguments[] {
	if (counting.includes(path)) return counts.map((count) => [count]);
	return samples[path] ?? [['Aa', 'Bb', 'Cc'].slice(0, parameters)];
}
