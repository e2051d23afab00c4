import type { CardWords, ClosedWords } from '../browser-words.ts';
import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

const ordinalRules = new Intl.PluralRules(wordsLocale, { type: 'ordinal' });
const ordinalSuffixes: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth'];

const card: CardWords & ClosedWords = {
	dateAndTime: '{date}, {time}',
	until: 'Until {date}',
	today: 'Today',
	tomorrow: 'Tomorrow',
	over: 'Over',
	past: 'Past',
	goesOn: '{rule}; see the organiser for dates',
	laterDates: 'Further dates: see its page',
	furtherDate: 'and {count} more date',
	furtherDates: 'and {count} more dates',
	furtherUncounted: 'and more dates',
	closedToday: 'Closed today',
	closedThatDay: 'Closed on this day',
	closedThen: 'Closed on these days',
	elisions: {},
};

/** Words for when events take place: dates, repeats, status, lists and calendars. */
export const events = {
	card,
	dateAndTime: (date: string, time: string) => `${date}, ${time}`,
	/** Returns days and a start, where the source states the day of the end, not its time. */
	dateAndStart: (date: string, time: string) => `${date}, from ${time}`,
	/** Times of the same day or days: "10:00–12:00 and 14:00–18:00". */
	severalTimes: (times: readonly string[]) => and(times),
	timeUntilMidnight: (time: string) => `${time} to midnight`,
	timeUntilNextDay: (start: string, end: string) => `${start} to ${end} (next day)`,
	span: (start: string, end: string) => `${start} – ${end}`,
	untilAndSince: (end: string, start: string) => `Until ${end} (since ${start})`,
	/** Returns the last day of the hours that come after it, beside other days. */
	untilDay: (date: string) => `until ${date}`,
	/** @param hours Hours of now, with the day until which they hold. */
	daysAndHours: (days: string, hours: string) => `${days}; ${hours}`,
	doors: (time: string) => `Doors ${time}`,
	timesAreLocal: 'Times are those at the venue.',
	timesAreOfZone: (zone: string, offset?: string) =>
		offset === undefined ? `Time zone: ${zone}.` : `Time zone: ${zone} (${offset}).`,

	everyDay: (interval: number) => (interval === 1 ? 'Every day' : `Every ${interval} days`),
	everyWeekday: (interval: number, weekdays: readonly string[]) =>
		interval === 1 ? `Every ${and(weekdays)}` : `Every ${interval} weeks on ${and(weekdays)}`,
	/** @param months None for every month. */
	daysOfMonth: (interval: number, days: readonly number[], months: readonly string[]) =>
		months.length > 0
			? `On the ${and(days.map(dayOfMonth))} of ${and(months)}`
			: `On the ${and(days.map(dayOfMonth))} of ${eachMonth(interval)}`,
	/** @param nth 1 for the first, -1 for the last; @param months none for every month. */
	weekdaysOfMonth: (
		interval: number,
		weekdays: readonly { nth: number; weekday: string }[],
		months: readonly string[],
	) => {
		const named = capitalised(and(nthWeekdays(weekdays)), wordsLocale);
		if (months.length > 0) return `${named} of ${and(months)}`;
		return `${named} of ${interval === 1 ? 'the month' : eachMonth(interval)}`;
	},
	everyYearOn: (interval: number, dates: readonly string[]) =>
		interval === 1 ? `Every year on ${and(dates)}` : `Every ${interval} years on ${and(dates)}`,
	inMonths: (rule: string, months: readonly string[]) => `${rule} in ${and(months)}`,
	ruleUntil: (rule: string, date: string) => `${rule} until ${date}`,
	ruleTimes: (rule: string, count: number) => `${rule}, ${counted(count, nouns.time)}`,
	/** Returns the words for a rule that is not understood: the source's own. */
	ruleAsGiven: (rule: string) => `Repeats, as stated by the source: ${rule}`,
	/** Words for a rule for programs that is not understood, or has no words. */
	repeatsRegularly: 'Repeats regularly',

	cancelled: 'Cancelled',
	postponed: 'Postponed',
	rescheduled: 'New date',
	movedOnline: 'Moved online',
	soldOut: 'Sold out',
	/** Returns the words for a status that is not known: the source's own. */
	statusAsGiven: (text: string) => `Status: ${text}`,
	cancelledDetail: 'It does not take place on the dates shown here.',
	postponedDetail: 'It does not take place on the dates shown here. No new date is stated.',
	/** Words for an event with a single date. */
	ofSingleDate: {
		cancelledDetail: 'It does not take place on the date shown here.',
		postponedDetail: 'It does not take place on the date shown here. No new date is stated.',
	},
	rescheduledDetail: 'It has been moved to the date shown here.',
	rescheduledFrom: (date: string) =>
		`It has been moved to the date shown here; it was planned for ${date}.`,
	movedOnlineDetail: 'It takes place online, not at the venue.',
	soldOutDetail: 'No more tickets are available, says the source.',
	/** Stands in place of what is said of a status, where other dates to come do not share it. */
	onlyThisDate: 'This applies to the date shown here; there are other dates below.',
	/** Asks, on a card, about a status that the name of an event alone states. */
	uncertainStatus: (label: string) => `${label}?`,
	/** Notice on an event whose status says nothing of it. */
	mayBeCalledOff:
		'Judging by its name, this event may be called off or put off. Please ask before you go.',
	mayBeSoldOut: 'Judging by its name, this event may be sold out. Please ask before you go.',
	/** Returns a title for calendar programs, which do not all show the status of an event. */
	titleWithStatus: (status: string, title: string) => `${status}: ${title}`,

	nextDate: 'Next date',
	plannedDate: 'Planned date',
	onNow: 'On now',
	/**
	 * Label of several days that have begun, of which the hours are not known or may be those of
	 * each.
	 */
	onTheseDays: 'These days',
	moreDates: 'All dates',
	laterDates: 'Later dates',
	earlierDates: 'Past dates',
	datesToBeConfirmed: 'Dates to be confirmed',
	/** @param date Last day of the event. */
	eventIsOver: (date: string) => `This event is over. It ended on ${date}.`,
	/**
	 * Returns the notice on an event that is past, and did not take place then.
	 * @param date Last day of the event.
	 */
	eventWasPlanned: (date: string) => `This event was planned for ${date}.`,
	/** Notice on an event whose rule goes on after the dates that are known. */
	datesGoOn: 'The dates listed here are past. Please ask the organiser for the next one.',
	whatComesNext: 'See what comes next',
	noDatesAnnounced: 'No dates are announced.',
	archiveByMonth: 'Earlier events by month',

	today: 'Today',
	thisWeekend: 'This weekend',
	next7Days: 'The next 7 days',
	wholeList: (heading: string) => `${heading}: the whole list`,
	nothingToday: 'Nothing is listed for today.',
	nothingThisWeekend: 'Nothing else is listed for this weekend.',
	nothingInNext7Days: 'Nothing else is listed for the next 7 days.',
	/** Note below a list of later days. */
	notListedAgain: 'Events listed above are left out here.',
	/** Note below a list that has not room for all. */
	onlyTheFirst: 'Only the first are shown here.',
	/** @param date Day on which the page was made. */
	outdatedList: (date: string) =>
		`This was put together on ${date} and may have gaps. The page of each event has all its dates.`,
	monthCaption: (month: string) => `Events in ${month}, by day`,
	dayWithEvents: (date: string, count: number) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date: string) => `${date}: no events`,
	programme: 'Programme',

	addToCalendar: 'Add to calendar',
	addAllToCalendar: 'Add all dates to a calendar',
	addThisDate: 'Calendar',
	subscribe: 'Subscribe to these dates',
	calendarOfGuide: (guide: string) => `What’s on: ${guide}`,
	calendarOfPart: (part: string, guide: string) => `${part} – ${guide}`,
	calendarSource: (credit: string) => `Source: ${credit}`,
};

export type EventMessages = typeof events;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale, { type: 'conjunction' }).format(texts);
}

function eachMonth(interval: number): string {
	return interval === 1 ? 'every month' : `every ${nth(interval)} month`;
}

/**
 * Returns weekdays of a month in words: "first and third Saturday", "second Monday", "last
 * Friday". Equal weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(
		([weekday, group]) => `${and(group.map((one) => nthOrLast(one.nth)))} ${weekday}`,
	);
}

function nthOrLast(number: number): string {
	if (number === -1) return 'last';
	return number < 0 ? `${nth(-number)}-to-last` : nth(number);
}

function nth(number: number): string {
	return ordinals[number - 1] ?? withSuffix(number);
}

function dayOfMonth(day: number): string {
	if (day === -1) return 'last day';
	return day < 0 ? `${nth(-day)}-to-last day` : withSuffix(day);
}

function withSuffix(number: number): string {
	return `${number}${ordinalSuffixes[ordinalRules.select(number)] ?? 'th'}`;
}
