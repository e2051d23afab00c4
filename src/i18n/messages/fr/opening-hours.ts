import { capitalised } from '../capitalised.ts';
import type { OpeningHoursMessages } from '../en/opening-hours.ts';
import { wordsLocale } from './counted.ts';

const status = {
	open: 'Ouvert',
	openAllDay: 'Ouvert 24 h sur 24',
	closesSoon: 'Ferme bientôt',
	closedNow: 'Fermé en ce moment',
	closedToday: 'Fermé aujourd’hui',
	outOfSeason: 'Hors saison',
	notStated: 'Horaires non précisés pour aujourd’hui',
	seeTable: 'Voir les horaires d’ouverture',
	separator: ' · ',
	midnight: 'minuit',
	untilTime: 'jusqu’à {time}',
	untilTimeOnDay: 'jusqu’à {time}, {day}',
	closesAt: 'à {time}',
	opensToday: 'ouvre à {time}',
	opensTomorrow: 'ouvre demain à {time}',
	opensOnWeekday: 'ouvre {day} à {time}',
	opensOnDate: 'ouvre le {day} à {time}',
	seasonFrom: 'prochains horaires à partir du {day}',
	elisions: {},
};

export const openingHours = {
	status,
	heading: 'Horaires d’ouverture',
	notStatedClearly: 'Horaires indiqués sans clarté',
	seeTable: status.seeTable,

	caption: (dates) =>
		dates === undefined ? 'Horaires d’ouverture' : `Horaires d’ouverture, ${dates}`,
	usualOfVenue: (dates) =>
		dates === undefined
			? 'Horaires d’ouverture habituels du lieu'
			: `Horaires d’ouverture habituels du lieu, ${dates}`,
	startsOutside: 'L’événement commence en dehors de ces horaires.',
	startsOutsideOnSome: 'À certaines dates, l’événement commence en dehors de ces horaires.',
	dayColumn: 'Jour',
	hoursColumn: 'Horaires',
	fromTo: (from, to) => `du ${from} au ${to}`,
	fromDate: (date) => `à partir du ${date}`,
	untilDate: (date) => `jusqu’au ${date}`,
	onDays: (dates, days) => `${dates}, ${days}`,

	times: '{opens}–{closes}',
	timesUntilNextDay: '{opens} à {closes} le lendemain',
	timesOpenEnded: 'à partir de {opens}',
	midnight: status.midnight,
	allDay: 'Ouvert 24 h sur 24',
	closed: 'Fermé',
	dayNotStated: 'Non précisé',
	dayNotStatedClearly: 'Indiqué sans clarté',
	statedInTwoWays: 'Indiqué de deux façons',
	listSeparator: ', ',
	mayBeMore: 'autres horaires indiqués sans clarté',
	mayBeClosed: 'indiqué sans clarté',
	closedAtTimes: 'fermé par moments',
	closingNotStated:
		'Lorsque seule l’heure d’ouverture figure, l’heure de fermeture n’est pas précisée.',

	noteOn: (days, times, note) =>
		times === undefined
			? `${lineStart(days)}\u202f: ${note}`
			: `${lineStart(days)}, ${times}\u202f: ${note}`,
	unreadablePeriods: (dates) => `Indiqué sans clarté\u202f: ${dates}.`,

	specialDays: 'Jours particuliers',
	publicHolidays: 'Jours fériés',
	publicHolidaysMayDiffer: 'Les horaires peuvent changer les jours fériés.',
	holidayToday: (where) =>
		`Aujourd’hui est un jour férié (${where})\u202f: les horaires peuvent changer.`,

	yearHeading: 'Les horaires au fil de l’année',
	yearOpen: (dates, season) => `${dates}\u202f: tableau ${season}`,
	yearClosed: (dates) => `${dates}\u202f: fermé`,
	yearNotStated: (dates) => `${dates}\u202f: non précisé`,
} satisfies OpeningHoursMessages;

function lineStart(days: string): string {
	return capitalised(days, wordsLocale);
}
