import type { StatusWords } from '../browser-words.ts';

const status: StatusWords = {
	open: 'Open now',
	openAllDay: 'Open 24 hours',
	closesSoon: 'Closes soon',
	closedNow: 'Closed now',
	closedToday: 'Closed today',
	outOfSeason: 'Out of season',
	notStated: 'Hours not stated for today',
	seeTable: 'See the opening hours',
	separator: ' · ',
	midnight: 'midnight',
	untilTime: 'until {time}',
	untilTimeOnDay: 'until {time} on {day}',
	closesAt: 'at {time}',
	opensToday: 'opens at {time}',
	opensTomorrow: 'opens tomorrow at {time}',
	opensOnWeekday: 'opens {day} at {time}',
	opensOnDate: 'opens on {day} at {time}',
	seasonFrom: 'next hours from {day}',
	elisions: {},
};

/** Matches names of countries that have an article. */
const withArticle =
	/^((United|Netherlands|Philippines|Bahamas|Maldives|Seychelles|Gambia|Isle)[^,]*|[^,]*(Islands|Republic))$/;

/** Words about opening hours. */
export const openingHours = {
	status,
	heading: 'Opening hours',
	notStatedClearly: 'Hours not stated clearly',
	seeTable: status.seeTable,

	caption: (dates: string | undefined) =>
		dates === undefined ? 'Opening hours' : `Opening hours, ${dates}`,
	/**
	 * Returns the caption of the hours of a venue on the page of an event, which may have hours
	 * of its own.
	 */
	usualOfVenue: (dates: string | undefined) =>
		dates === undefined
			? 'Usual opening hours of the venue'
			: `Usual opening hours of the venue, ${dates}`,
	startsOutside: 'The event starts outside these hours.',
	startsOutsideOnSome: 'On some dates the event starts outside these hours.',
	dayColumn: 'Day',
	hoursColumn: 'Hours',
	fromTo: (from: string, to: string) => `${from} to ${to}`,
	fromDate: (date: string) => `from ${date}`,
	untilDate: (date: string) => `until ${date}`,
	onDays: (dates: string, days: string) => `${dates}, ${days}`,

	/** Templates: the page sets each time as a `time` element. */
	times: '{opens}–{closes}',
	timesUntilNextDay: '{opens} until {closes} next day',
	timesOpenEnded: 'from {opens}',
	midnight: status.midnight,
	allDay: 'Open 24 hours',
	closed: 'Closed',
	dayNotStated: 'Not stated',
	dayNotStatedClearly: 'Not stated clearly',
	statedInTwoWays: 'Stated in two ways',
	/** Separator between stretches of one day. */
	listSeparator: ', ',
	mayBeMore: 'other hours not stated clearly',
	mayBeClosed: 'not stated clearly',
	closedAtTimes: 'closed at times',
	closingNotStated: 'Closing times are not stated where only an opening time is shown.',

	noteOn: (days: string, times: string | undefined, note: string) =>
		times === undefined ? `${days}: ${note}` : `${days}, ${times}: ${note}`,
	unreadablePeriods: (dates: string) => `Not stated clearly: ${dates}.`,

	specialDays: 'Special days',
	publicHolidays: 'Public holidays',
	publicHolidaysMayDiffer: 'Hours may differ on public holidays.',
	/** @param where A country, or a region of one and the country. */
	holidayToday: (where: string) =>
		`Today is a public holiday in ${withArticle.test(where) ? 'the ' : ''}${where}: hours may differ.`,

	yearHeading: 'Hours through the year',
	yearOpen: (dates: string, season: number) => `${dates}: table ${season}`,
	yearClosed: (dates: string) => `${dates}: closed`,
	yearNotStated: (dates: string) => `${dates}: not stated`,
};
export type OpeningHoursMessages = typeof openingHours;
