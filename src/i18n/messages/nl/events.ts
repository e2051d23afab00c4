import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import { withClockWord } from '../clock-word.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

const ordinals = ['eerste', 'tweede', 'derde', 'vierde', 'vijfde'];

export const events = {
	card: {
		dateAndTime: '{date}, {time} uur',
		until: 'T/m {date}',
		today: 'Vandaag',
		tomorrow: 'Morgen',
		over: 'Afgelopen',
		past: 'Voorbij',
		goesOn: '{rule}; data bij de organisator',
		laterDates: 'Meer data op de eigen pagina',
		furtherDate: 'en nog {count} datum',
		furtherDates: 'en nog {count} data',
		furtherUncounted: 'en meer data',
		closedToday: 'Vandaag gesloten',
		closedThatDay: 'Op deze dag gesloten',
		closedThen: 'Op deze dagen gesloten',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date}, ${withClock(time)}`,
	dateAndStart: (date, time) => `${date}, vanaf ${withClock(time)}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `${time} tot 24:00 uur`,
	timeUntilNextDay: (start, end) => `${start} tot ${withClock(end)} (de volgende dag)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) => `T/m ${end} (sinds ${start})`,
	untilDay: (date) => `t/m ${date}`,
	daysAndHours: (days, hours) => `${days}; ${hours}`,
	doors: (time) => `Deuren open: ${withClock(time)}`,
	timesAreLocal: 'De tijden zijn die op de locatie.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `Tijdzone: ${zone}.` : `Tijdzone: ${zone} (${offset}).`,

	everyDay: (interval) => (interval === 1 ? 'Elke dag' : `Elke ${interval} dagen`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `Elke ${and(weekdays)}` : `Elke ${interval} weken op ${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(`op ${and(days.map(theDay))}`, interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) =>
		interval === 1 ? `Elk jaar op ${and(dates)}` : `Elke ${interval} jaar op ${and(dates)}`,
	inMonths: (rule, months) => `${rule} in ${and(months)}`,
	ruleUntil: (rule, date) => `${rule} t/m ${date}`,
	ruleTimes: (rule, count) => `${rule}, ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `Herhaalt zich, volgens de bron: ${rule}`,
	repeatsRegularly: 'Herhaalt zich regelmatig',

	cancelled: 'Geannuleerd',
	postponed: 'Uitgesteld',
	rescheduled: 'Nieuwe datum',
	movedOnline: 'Verplaatst naar online',
	soldOut: 'Uitverkocht',
	statusAsGiven: (text) => `Status: ${text}`,
	cancelledDetail: 'Het evenement gaat niet door op de data die hier staan.',
	postponedDetail:
		'Het evenement gaat niet door op de data die hier staan. Er is geen nieuwe datum vermeld.',
	ofSingleDate: {
		cancelledDetail: 'Het evenement gaat niet door op de datum die hier staat.',
		postponedDetail:
			'Het evenement gaat niet door op de datum die hier staat. Er is geen nieuwe datum vermeld.',
	},
	rescheduledDetail: 'Het evenement is verplaatst naar de datum die hier staat.',
	rescheduledFrom: (date) =>
		`Het evenement is verplaatst naar de datum die hier staat; het was gepland op ${date}.`,
	movedOnlineDetail: 'Het evenement is online, niet op locatie.',
	soldOutDetail: 'Volgens de bron zijn er geen tickets meer.',
	onlyThisDate: 'Dit geldt voor de datum die hier staat; hieronder staan andere data.',
	uncertainStatus: (label: string) => `${label}?`,
	mayBeCalledOff:
		'Aan de naam te zien is dit evenement mogelijk geannuleerd of uitgesteld. Vraag het na voordat je gaat.',
	mayBeSoldOut:
		'Aan de naam te zien is dit evenement mogelijk uitverkocht. Vraag het na voordat je gaat.',
	titleWithStatus: (status, title) => `${status}: ${title}`,

	nextDate: 'Eerstvolgende datum',
	plannedDate: 'Geplande datum',
	onNow: 'Nu bezig',
	onTheseDays: 'Deze dagen',
	moreDates: 'Alle data',
	laterDates: 'Latere data',
	earlierDates: 'Eerdere data',
	datesToBeConfirmed: 'Data nog niet bevestigd',
	eventIsOver: (date) => `Dit evenement is afgelopen. Het eindigde op ${date}.`,
	eventWasPlanned: (date) => `Dit evenement was gepland voor ${date}.`,
	datesGoOn: 'De data die hier staan zijn voorbij. Vraag de organisator naar de volgende.',
	whatComesNext: 'Bekijk wat er komt',
	noDatesAnnounced: 'Er zijn geen data aangekondigd.',
	archiveByMonth: 'Eerdere evenementen per maand',

	today: 'Vandaag',
	thisWeekend: 'Dit weekend',
	next7Days: 'De komende 7 dagen',
	wholeList: (heading: string) => `${heading}: de hele lijst`,
	nothingToday: 'Voor vandaag staat er niets op de agenda.',
	nothingThisWeekend: 'Voor dit weekend staat er verder niets op de agenda.',
	nothingInNext7Days: 'Voor de komende 7 dagen staat er verder niets op de agenda.',
	notListedAgain: 'Wat hierboven al staat, ontbreekt hier.',
	onlyTheFirst: 'Hier staan alleen de eerste.',
	outdatedList: (date) =>
		`Deze lijst is gemaakt op ${date} en kan onvolledig zijn. Op de pagina van elk evenement staan al zijn data.`,
	monthCaption: (month) => `Evenementen in ${month}, per dag`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: geen evenementen`,
	programme: 'Programma',

	addToCalendar: 'Toevoegen aan agenda',
	addAllToCalendar: 'Alle data aan een agenda toevoegen',
	addThisDate: 'Agenda',
	subscribe: 'Abonneren op deze data',
	calendarOfGuide: (guide) => `Agenda: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `Bron: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

function withClock(time: string): string {
	return withClockWord(time, 'uur');
}

/**
 * Returns the days of some or all months in words: "Eerste zaterdag van maart en oktober", "Op
 * de 15e van elke maand".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	const text = capitalised(days, wordsLocale);
	if (months.length > 0) return `${text} van ${and(months)}`;
	return interval === 1 ? `${text} van elke maand` : `${text}, elke ${interval} maanden`;
}

/**
 * Returns weekdays of a month in words: "eerste en derde zaterdag", "laatste vrijdag". Equal
 * weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(
		([weekday, group]) => `${and(group.map(({ nth }) => nthOrLast(nth)))} ${weekday}`,
	);
}

function nthOrLast(number: number): string {
	if (number === -1) return 'laatste';
	if (number === -2) return 'voorlaatste';
	return number < 0 ? `op ${-number - 1} na laatste` : nth(number);
}

function nth(number: number): string {
	return ordinals[number - 1] ?? `${number}e`;
}

function theDay(day: number): string {
	return day < 0 ? `de ${nthOrLast(day)} dag` : `de ${day}e`;
}
