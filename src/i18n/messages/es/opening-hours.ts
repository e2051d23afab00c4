import { capitalised } from '../capitalised.ts';
import type { OpeningHoursMessages } from '../en/opening-hours.ts';
import { elisions, wordsLocale } from './counted.ts';

const status = {
	open: 'Abierto ahora',
	openAllDay: 'Abierto las 24 horas',
	closesSoon: 'Cierra pronto',
	closedNow: 'Cerrado ahora',
	closedToday: 'Cerrado hoy',
	outOfSeason: 'Fuera de temporada',
	notStated: 'Horario de hoy no indicado',
	seeTable: 'Ver el horario',
	separator: ' · ',
	midnight: 'medianoche',
	untilTime: 'hasta las {time}',
	untilTimeOnDay: 'hasta el {day} a las {time}',
	closesAt: 'a las {time}',
	opensToday: 'abre a las {time}',
	opensTomorrow: 'abre mañana a las {time}',
	opensOnWeekday: 'abre el {day} a las {time}',
	opensOnDate: 'abre el {day} a las {time}',
	seasonFrom: 'próximo horario a partir del {day}',
	elisions,
};

export const openingHours = {
	status,
	heading: 'Horario',
	notStatedClearly: 'Horario indicado sin claridad',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? 'Horario' : `Horario, ${dates}`),
	usualOfVenue: (dates) =>
		dates === undefined ? 'Horario habitual del lugar' : `Horario habitual del lugar, ${dates}`,
	startsOutside: 'El evento empieza fuera de este horario.',
	startsOutsideOnSome: 'En algunas fechas, el evento empieza fuera de este horario.',
	dayColumn: 'Día',
	hoursColumn: 'Horas',
	/** Dates have an article, weekdays none. */
	fromTo: (from, to) => (/^\d/.test(from) ? `del ${from} al ${to}` : `de ${from} a ${to}`),
	fromDate: (date) => `a partir del ${date}`,
	untilDate: (date) => `hasta el ${date}`,
	onDays: (dates, days) => `${dates}, ${days}`,

	times: '{opens}–{closes}',
	timesUntilNextDay: '{opens}–{closes} del día siguiente',
	timesOpenEnded: 'desde las {opens}',
	midnight: status.midnight,
	allDay: 'Abierto las 24 horas',
	closed: 'Cerrado',
	dayNotStated: 'No indicado',
	dayNotStatedClearly: 'Indicado sin claridad',
	statedInTwoWays: 'Indicado de dos maneras',
	listSeparator: ', ',
	mayBeMore: 'otras horas indicadas sin claridad',
	mayBeClosed: 'indicado sin claridad',
	closedAtTimes: 'cerrado a veces',
	closingNotStated: 'Donde solo figura la hora de apertura, la de cierre no está indicada.',

	noteOn: (days, times, note) =>
		times === undefined ? `${lineStart(days)}: ${note}` : `${lineStart(days)}, ${times}: ${note}`,
	unreadablePeriods: (dates) => `Indicado sin claridad: ${dates}.`,

	specialDays: 'Días especiales',
	publicHolidays: 'Festivos',
	publicHolidaysMayDiffer: 'El horario puede variar los días festivos.',
	holidayToday: (where) => `Hoy es día festivo (${where}): el horario puede variar.`,

	yearHeading: 'El horario a lo largo del año',
	yearOpen: (dates, season) => `${dates}: tabla ${season}`,
	yearClosed: (dates) => `${dates}: cerrado`,
	yearNotStated: (dates) => `${dates}: no indicado`,
} satisfies OpeningHoursMessages;

function lineStart(days: string): string {
	return capitalised(days, wordsLocale);
}
