import { capitalised } from '../capitalised.ts';
import type { OpeningHoursMessages } from '../en/opening-hours.ts';
import { wordsLocale } from './counted.ts';

const status = {
	open: 'Nu open',
	openAllDay: '24 uur per dag open',
	closesSoon: 'Sluit bijna',
	closedNow: 'Nu gesloten',
	closedToday: 'Vandaag gesloten',
	outOfSeason: 'Buiten het seizoen',
	notStated: 'Openingstijden van vandaag niet vermeld',
	seeTable: 'Bekijk de openingstijden',
	separator: ' · ',
	midnight: '24:00',
	untilTime: 'tot {time} uur',
	untilTimeOnDay: 'tot {day} {time} uur',
	closesAt: 'om {time} uur',
	opensToday: 'gaat open om {time} uur',
	opensTomorrow: 'gaat morgen open om {time} uur',
	opensOnWeekday: 'gaat {day} open om {time} uur',
	opensOnDate: 'gaat op {day} open om {time} uur',
	seasonFrom: 'volgende tijden vanaf {day}',
	elisions: {},
};

export const openingHours = {
	status,
	heading: 'Openingstijden',
	notStatedClearly: 'Openingstijden niet duidelijk vermeld',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? 'Openingstijden' : `Openingstijden, ${dates}`),
	usualOfVenue: (dates) =>
		dates === undefined
			? 'Gebruikelijke openingstijden van de locatie'
			: `Gebruikelijke openingstijden van de locatie, ${dates}`,
	startsOutside: 'Het evenement begint buiten deze openingstijden.',
	startsOutsideOnSome: 'Op sommige data begint het evenement buiten deze openingstijden.',
	dayColumn: 'Dag',
	hoursColumn: 'Tijden',
	fromTo: (from, to) => `${from} t/m ${to}`,
	fromDate: (date) => `vanaf ${date}`,
	untilDate: (date) => `t/m ${date}`,
	onDays: (dates, days) => `${dates}, ${days}`,

	times: '{opens}–{closes} uur',
	timesUntilNextDay: '{opens} tot {closes} uur de volgende dag',
	timesOpenEnded: 'vanaf {opens} uur',
	midnight: status.midnight,
	allDay: '24 uur per dag open',
	closed: 'Gesloten',
	dayNotStated: 'Niet vermeld',
	dayNotStatedClearly: 'Niet duidelijk vermeld',
	statedInTwoWays: 'Op twee manieren vermeld',
	listSeparator: ', ',
	mayBeMore: 'andere tijden niet duidelijk vermeld',
	mayBeClosed: 'niet duidelijk vermeld',
	closedAtTimes: 'soms gesloten',
	closingNotStated: 'Waar alleen een openingstijd staat, is de sluitingstijd niet vermeld.',

	noteOn: (days, times, note) =>
		times === undefined ? `${lineStart(days)}: ${note}` : `${lineStart(days)}, ${times}: ${note}`,
	unreadablePeriods: (dates) => `Niet duidelijk vermeld: ${dates}.`,

	specialDays: 'Bijzondere dagen',
	publicHolidays: 'Feestdagen',
	publicHolidaysMayDiffer: 'Op feestdagen kunnen andere tijden gelden.',
	holidayToday: (where) => `Vandaag is een feestdag (${where}): de tijden kunnen afwijken.`,

	yearHeading: 'De openingstijden door het jaar',
	yearOpen: (dates, season) => `${dates}: tabel ${season}`,
	yearClosed: (dates) => `${dates}: gesloten`,
	yearNotStated: (dates) => `${dates}: niet vermeld`,
} satisfies OpeningHoursMessages;

function lineStart(days: string): string {
	return capitalised(days, wordsLocale);
}
