import { elided } from '../../locale/elided.ts';
import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, elisions, nouns, wordsLocale } from './counted.ts';

const ordinals = ['primo', 'secondo', 'terzo', 'quarto', 'quinto'];
/** Ordinals that count back from the end, from the third on. */
const fromTheEnd = ['terzultimo', 'quartultimo', 'quintultimo'];

export const events = {
	card: {
		dateAndTime: '{date}, {time}',
		until: 'Fino al {date}',
		today: 'Oggi',
		tomorrow: 'Domani',
		over: 'Concluso',
		past: 'Passato',
		goesOn: '{rule}; date presso l’organizzatore',
		laterDates: 'Altre date sulla sua pagina',
		furtherDate: 'e {count} altra data',
		furtherDates: 'e altre {count} date',
		furtherUncounted: 'e altre date',
		closedToday: 'Chiuso oggi',
		closedThatDay: 'Chiuso in questo giorno',
		closedThen: 'Chiuso in questi giorni',
		elisions,
	},
	dateAndTime: (date, time) => `${date}, ${time}`,
	dateAndStart: (date, time) => `${date}, dalle ${time}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `${time}–24:00`,
	timeUntilNextDay: (start, end) => `${start}–${end} (giorno dopo)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) =>
		`${elided(`Fino al ${end}`, elisions)} (${elided(`dal ${start}`, elisions)})`,
	untilDay: (date) => elided(`fino al ${date}`, elisions),
	daysAndHours: (days, hours) => `${days}; ${hours}`,
	doors: (time) => `Apertura porte: ${time}`,
	timesAreLocal: 'Gli orari sono quelli del luogo dell’evento.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `Fuso orario: ${zone}.` : `Fuso orario: ${zone} (${offset}).`,

	everyDay: (interval) => (interval === 1 ? 'Ogni giorno' : `Ogni ${interval} giorni`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `Ogni ${and(weekdays)}` : `Ogni ${interval} settimane, di ${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(theDay)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) => {
		const on = and(dates.map((date) => elided(`il ${date}`, elisions)));
		return interval === 1 ? `Ogni anno ${on}` : `Ogni ${interval} anni ${on}`;
	},
	inMonths: (rule, months) =>
		`${rule} ${months.length === 1 ? 'nel mese' : 'nei mesi'} di ${and(months)}`,
	ruleUntil: (rule, date) => `${rule} ${elided(`fino al ${date}`, elisions)}`,
	ruleTimes: (rule, count) => `${rule}, ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `Si ripete, secondo la fonte: ${rule}`,
	repeatsRegularly: 'Si ripete regolarmente',

	cancelled: 'Annullato',
	postponed: 'Rinviato',
	rescheduled: 'Nuova data',
	movedOnline: 'Spostato online',
	soldOut: 'Esaurito',
	statusAsGiven: (text) => `Stato: ${text}`,
	cancelledDetail: 'L’evento non si svolge nelle date indicate qui.',
	postponedDetail: 'L’evento non si svolge nelle date indicate qui. Non è indicata una nuova data.',
	ofSingleDate: {
		cancelledDetail: 'L’evento non si svolge nella data indicata qui.',
		postponedDetail:
			'L’evento non si svolge nella data indicata qui. Non è indicata una nuova data.',
	},
	rescheduledDetail: 'L’evento è stato spostato alla data indicata qui.',
	rescheduledFrom: (date) =>
		`L’evento è stato spostato alla data indicata qui; era previsto per ${elided(`il ${date}`, elisions)}.`,
	movedOnlineDetail: 'L’evento si svolge online, non in presenza.',
	soldOutDetail: 'Secondo la fonte non ci sono più biglietti.',
	onlyThisDate: 'Vale per la data indicata qui; più sotto ce ne sono altre.',
	uncertainStatus: (label: string) => `${label}?`,
	mayBeCalledOff:
		'A giudicare dal nome, questo evento potrebbe essere annullato o rinviato. Chiedi conferma prima di andarci.',
	mayBeSoldOut:
		'A giudicare dal nome, questo evento potrebbe essere esaurito. Chiedi conferma prima di andarci.',
	titleWithStatus: (status, title) => `${status}: ${title}`,

	nextDate: 'Prossima data',
	plannedDate: 'Data prevista',
	onNow: 'In corso',
	onTheseDays: 'In questi giorni',
	moreDates: 'Tutte le date',
	laterDates: 'Date successive',
	earlierDates: 'Date passate',
	datesToBeConfirmed: 'Date da confermare',
	eventIsOver: (date) => `Questo evento è concluso. È terminato ${date}.`,
	eventWasPlanned: (date) => `Questo evento era previsto per ${date}.`,
	datesGoOn: 'Le date indicate qui sono passate. Chiedi all’organizzatore la prossima.',
	whatComesNext: 'Vedi i prossimi eventi',
	noDatesAnnounced: 'Nessuna data annunciata.',
	archiveByMonth: 'Eventi passati per mese',

	today: 'Oggi',
	thisWeekend: 'Questo fine settimana',
	next7Days: 'I prossimi 7 giorni',
	wholeList: (heading: string) => `${heading}: l’elenco completo`,
	nothingToday: 'Nulla in programma per oggi.',
	nothingThisWeekend: 'Nient’altro in programma per questo fine settimana.',
	nothingInNext7Days: 'Nient’altro in programma per i prossimi 7 giorni.',
	notListedAgain: 'Gli eventi già elencati sopra non compaiono qui.',
	onlyTheFirst: 'Qui compaiono solo i primi.',
	outdatedList: (date) =>
		`Questo elenco è stato compilato ${elided(`il ${date}`, elisions)} e può essere incompleto. La pagina di ogni evento ne riporta tutte le date.`,
	monthCaption: (month) => `Eventi di ${month}, giorno per giorno`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: nessun evento`,
	programme: 'Programma',

	addToCalendar: 'Aggiungi al calendario',
	addAllToCalendar: 'Aggiungi tutte le date a un calendario',
	addThisDate: 'Calendario',
	subscribe: 'Iscriviti al calendario di queste date',
	calendarOfGuide: (guide) => `Agenda: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `Fonte: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

/**
 * Returns the days of some or all months in words: "Primo sabato di marzo e ottobre", "Giorno
 * 15 di ogni mese".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	const text = capitalised(days, wordsLocale);
	if (months.length > 0) return `${text} di ${and(months)}`;
	return interval === 1 ? `${text} di ogni mese` : `${text}, ogni ${interval} mesi`;
}

/**
 * Returns weekdays of a month in words: "primo e terzo sabato", "ultima domenica". Equal
 * weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(([weekday, group]) => {
		const names = group.map(({ nth }) => nthOrLast(nth));
		const isFeminine = weekday === 'domenica';
		return `${and(isFeminine ? names.map((name) => name.replace(/o$/, 'a')) : names)} ${weekday}`;
	});
}

function nthOrLast(number: number): string {
	if (number === -1) return 'ultimo';
	if (number === -2) return 'penultimo';
	return fromTheEnd[-number - 3] ?? ordinals[number - 1] ?? `${number}º`;
}

function theDay(day: number): string {
	if (day > 0) return `giorno ${day}`;
	return day < -5 ? `${-day}º giorno dalla fine` : `${nthOrLast(day)} giorno`;
}
