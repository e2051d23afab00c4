import { elided } from '../../locale/elided.ts';
import { capitalised } from '../capitalised.ts';
import type { OpeningHoursMessages } from '../en/opening-hours.ts';
import { elisions, wordsLocale } from './counted.ts';

const status = {
	open: 'Aperto ora',
	openAllDay: 'Aperto 24 ore su 24',
	closesSoon: 'Chiude a breve',
	closedNow: 'Chiuso ora',
	closedToday: 'Chiuso oggi',
	outOfSeason: 'Fuori stagione',
	notStated: 'Orari di oggi non indicati',
	seeTable: 'Vedi gli orari di apertura',
	separator: ' · ',
	midnight: '24:00',
	untilTime: 'fino alle {time}',
	untilTimeOnDay: 'fino a {day} alle {time}',
	closesAt: 'alle {time}',
	opensToday: 'apre alle {time}',
	opensTomorrow: 'apre domani alle {time}',
	opensOnWeekday: 'apre {day} alle {time}',
	opensOnDate: 'apre il {day} alle {time}',
	seasonFrom: 'prossimi orari dal {day}',
	elisions,
};

export const openingHours = {
	status,
	heading: 'Orari di apertura',
	notStatedClearly: 'Orari indicati in modo poco chiaro',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? 'Orari di apertura' : `Orari di apertura, ${dates}`),
	usualOfVenue: (dates) =>
		dates === undefined
			? 'Orari di apertura abituali del luogo'
			: `Orari di apertura abituali del luogo, ${dates}`,
	startsOutside: 'L’evento inizia al di fuori di questi orari.',
	startsOutsideOnSome: 'In alcune date l’evento inizia al di fuori di questi orari.',
	dayColumn: 'Giorno',
	hoursColumn: 'Orari',
	/** Dates have an article, weekdays none. */
	fromTo: (from, to) =>
		/^\d/.test(from)
			? `${elided(`dal ${from}`, elisions)} ${elided(`al ${to}`, elisions)}`
			: `da ${from} a ${to}`,
	fromDate: (date) => elided(`dal ${date}`, elisions),
	untilDate: (date) => elided(`fino al ${date}`, elisions),
	onDays: (dates, days) => `${dates}, ${days}`,

	times: '{opens}–{closes}',
	timesUntilNextDay: '{opens}–{closes} del giorno dopo',
	timesOpenEnded: 'dalle {opens}',
	midnight: status.midnight,
	allDay: 'Aperto 24 ore su 24',
	closed: 'Chiuso',
	dayNotStated: 'Non indicato',
	dayNotStatedClearly: 'Indicato in modo poco chiaro',
	statedInTwoWays: 'Indicato in due modi',
	listSeparator: ', ',
	mayBeMore: 'altri orari indicati in modo poco chiaro',
	mayBeClosed: 'indicato in modo poco chiaro',
	closedAtTimes: 'a volte chiuso',
	closingNotStated: 'Dove figura solo l’orario di apertura, quello di chiusura non è indicato.',

	noteOn: (days, times, note) =>
		times === undefined ? `${lineStart(days)}: ${note}` : `${lineStart(days)}, ${times}: ${note}`,
	unreadablePeriods: (dates) => `Indicato in modo poco chiaro: ${dates}.`,

	specialDays: 'Giorni particolari',
	publicHolidays: 'Giorni festivi',
	publicHolidaysMayDiffer: 'Gli orari possono variare nei giorni festivi.',
	holidayToday: (where) => `Oggi è un giorno festivo (${where}): gli orari possono variare.`,

	yearHeading: 'Gli orari nel corso dell’anno',
	yearOpen: (dates, season) => `${dates}: tabella ${season}`,
	yearClosed: (dates) => `${dates}: chiuso`,
	yearNotStated: (dates) => `${dates}: non indicato`,
} satisfies OpeningHoursMessages;

function lineStart(days: string): string {
	return capitalised(days, wordsLocale);
}
