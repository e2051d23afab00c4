import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import { withClockWord } from '../clock-word.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

const ordinals = ['ersten', 'zweiten', 'dritten', 'vierten', 'fünften'];
/** Ordinals that count back from the end, from the third on. */
const fromTheEnd = ['drittletzten', 'viertletzten', 'fünftletzten'];

export const events = {
	card: {
		dateAndTime: '{date}, {time} Uhr',
		until: 'Bis {date}',
		today: 'Heute',
		tomorrow: 'Morgen',
		over: 'Vorbei',
		past: 'Vergangen',
		goesOn: '{rule}; Termine beim Veranstalter',
		laterDates: 'Weitere Termine auf der Seite',
		furtherDate: 'und {count} weiterer Termin',
		furtherDates: 'und {count} weitere Termine',
		furtherUncounted: 'und weitere Termine',
		closedToday: 'Heute geschlossen',
		closedThatDay: 'An diesem Tag geschlossen',
		closedThen: 'An diesen Tagen geschlossen',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date}, ${withClock(time)}`,
	dateAndStart: (date, time) => `${date}, ab ${withClock(time)}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `${time} bis 24:00 Uhr`,
	timeUntilNextDay: (start, end) => `${start} bis ${withClock(end)} (am Folgetag)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) => `Bis ${end} (seit ${start})`,
	untilDay: (date) => `bis ${date}`,
	daysAndHours: (days, hours) => `${days}; ${hours}`,
	doors: (time) => `Einlass ${withClock(time)}`,
	timesAreLocal: 'Es gelten die Uhrzeiten am Veranstaltungsort.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `Zeitzone: ${zone}.` : `Zeitzone: ${zone}, ${offset}.`,

	everyDay: (interval) => (interval === 1 ? 'Jeden Tag' : `Alle ${interval} Tage`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `Jeden ${and(weekdays)}` : `Alle ${interval} Wochen am ${and(weekdays)}`,
	daysOfMonth: (interval, days, months) =>
		ofMonth(and(days.map((day) => `am ${dayOfMonth(day)}`)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) => {
		const on = and(dates.map((date) => `am ${date}`));
		return interval === 1 ? `Jedes Jahr ${on}` : `Alle ${interval} Jahre ${on}`;
	},
	inMonths: (rule, months) => `${rule} im ${and(months)}`,
	ruleUntil: (rule, date) => `${rule} bis ${date}`,
	ruleTimes: (rule, count) => `${rule}, ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `Wiederholt sich, laut Quelle: ${rule}`,
	repeatsRegularly: 'Wiederholt sich regelmäßig',

	cancelled: 'Abgesagt',
	postponed: 'Verschoben',
	rescheduled: 'Neuer Termin',
	movedOnline: 'Findet online statt',
	soldOut: 'Ausverkauft',
	statusAsGiven: (text) => `Status: ${text}`,
	cancelledDetail: 'Die Veranstaltung findet an den hier genannten Terminen nicht statt.',
	postponedDetail:
		'Die Veranstaltung findet an den hier genannten Terminen nicht statt. Ein neuer Termin ist nicht angegeben.',
	ofSingleDate: {
		cancelledDetail: 'Die Veranstaltung findet an dem hier genannten Termin nicht statt.',
		postponedDetail:
			'Die Veranstaltung findet an dem hier genannten Termin nicht statt. Ein neuer Termin ist nicht angegeben.',
	},
	rescheduledDetail: 'Die Veranstaltung wurde auf den hier genannten Termin verlegt.',
	rescheduledFrom: (date) =>
		`Die Veranstaltung wurde auf den hier genannten Termin verlegt; geplant war der ${date}.`,
	movedOnlineDetail: 'Die Veranstaltung findet online statt, nicht vor Ort.',
	soldOutDetail: 'Laut Quelle sind keine Tickets mehr erhältlich.',
	onlyThisDate: 'Das gilt für den hier genannten Termin; weitere Termine stehen unten.',
	uncertainStatus: (label: string) => `${label}?`,
	mayBeCalledOff:
		'Ihrem Namen nach ist diese Veranstaltung womöglich abgesagt oder verschoben. Bitte fragen Sie nach, bevor Sie hingehen.',
	mayBeSoldOut:
		'Ihrem Namen nach ist diese Veranstaltung womöglich ausverkauft. Bitte fragen Sie nach, bevor Sie hingehen.',
	titleWithStatus: (status, title) => `${status}: ${title}`,

	nextDate: 'Nächster Termin',
	plannedDate: 'Geplanter Termin',
	onNow: 'Läuft gerade',
	onTheseDays: 'In diesen Tagen',
	moreDates: 'Alle Termine',
	laterDates: 'Spätere Termine',
	earlierDates: 'Vergangene Termine',
	datesToBeConfirmed: 'Termine noch nicht bestätigt',
	eventIsOver: (date) => `Diese Veranstaltung ist vorbei. Sie endete am ${date}.`,
	eventWasPlanned: (date) => `Diese Veranstaltung war geplant für ${date}.`,
	datesGoOn:
		'Die hier genannten Termine sind vergangen. Bitte fragen Sie den Veranstalter nach dem nächsten.',
	whatComesNext: 'Kommende Veranstaltungen ansehen',
	noDatesAnnounced: 'Es sind keine Termine angekündigt.',
	archiveByMonth: 'Frühere Veranstaltungen nach Monaten',

	today: 'Heute',
	thisWeekend: 'Dieses Wochenende',
	next7Days: 'Die nächsten 7 Tage',
	wholeList: (heading: string) => `${heading}: die ganze Liste`,
	nothingToday: 'Für heute ist nichts eingetragen.',
	nothingThisWeekend: 'Für dieses Wochenende ist sonst nichts eingetragen.',
	nothingInNext7Days: 'Für die nächsten 7 Tage ist sonst nichts eingetragen.',
	notListedAgain: 'Was oben schon aufgeführt ist, fehlt hier.',
	onlyTheFirst: 'Hier stehen nur die ersten.',
	outdatedList: (date) =>
		`Diese Liste ist vom ${date} und kann Lücken haben. Alle Termine stehen auf der Seite der jeweiligen Veranstaltung.`,
	monthCaption: (month) => `Veranstaltungen im ${month}, nach Tagen`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: keine Veranstaltungen`,
	programme: 'Programm',

	addToCalendar: 'In den Kalender eintragen',
	addAllToCalendar: 'Alle Termine in einen Kalender eintragen',
	addThisDate: 'Kalender',
	subscribe: 'Diese Termine abonnieren',
	calendarOfGuide: (guide) => `Veranstaltungen: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `Quelle: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

function withClock(time: string): string {
	return withClockWord(time, 'Uhr');
}

/**
 * Returns the days of some or all months in words: "Am ersten und dritten Samstag im März und
 * Oktober", "Am 15. jedes Monats".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	const text = capitalised(days, wordsLocale);
	if (months.length > 0) return `${text} im ${and(months)}`;
	return interval === 1 ? `${text} jedes Monats` : `${text}, alle ${interval} Monate`;
}

/**
 * Returns weekdays of a month in words: "am ersten und dritten Samstag", "am letzten Freitag".
 * Equal weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(
		([weekday, group]) => `am ${and(group.map(({ nth }) => nthOrLast(nth)))} ${weekday}`,
	);
}

function nthOrLast(number: number): string {
	if (number === -1) return 'letzten';
	if (number === -2) return 'vorletzten';
	if (number > 0) return nth(number);
	return fromTheEnd[-number - 3] ?? `${-number}.-letzten`;
}

function nth(number: number): string {
	return ordinals[number - 1] ?? `${number}.`;
}

function dayOfMonth(day: number): string {
	return day < 0 ? `${nthOrLast(day)} Tag` : `${day}.`;
}
