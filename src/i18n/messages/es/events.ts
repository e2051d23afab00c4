import { elided } from '../../locale/elided.ts';
import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, elisions, nouns, wordsLocale } from './counted.ts';

const ordinals = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto'];

export const events = {
	card: {
		dateAndTime: '{date}, {time}',
		until: 'Hasta el {date}',
		today: 'Hoy',
		tomorrow: 'Mañana',
		over: 'Finalizado',
		past: 'Pasado',
		goesOn: '{rule}; consulta las fechas con el organizador',
		laterDates: 'Más fechas en su página',
		furtherDate: 'y {count} fecha más',
		furtherDates: 'y {count} fechas más',
		furtherUncounted: 'y más fechas',
		closedToday: 'Cerrado hoy',
		closedThatDay: 'Cerrado ese día',
		closedThen: 'Cerrado esos días',
		elisions,
	},
	dateAndTime: (date, time) => `${date}, ${time}`,
	dateAndStart: (date, time) => `${date}, ${elided(`desde las ${time}`, elisions)}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `${time} a medianoche`,
	timeUntilNextDay: (start, end) => `${start} a ${end} (día siguiente)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) => `Hasta el ${end} (desde el ${start})`,
	untilDay: (date) => `hasta el ${date}`,
	daysAndHours: (days, hours) => `${days}; ${hours}`,
	doors: (time) => `Apertura de puertas: ${time}`,
	timesAreLocal: 'Las horas son las del lugar del evento.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `Zona horaria: ${zone}.` : `Zona horaria: ${zone} (${offset}).`,

	everyDay: (interval) => (interval === 1 ? 'Todos los días' : `Cada ${interval} días`),
	everyWeekday: (interval, weekdays) =>
		interval === 1
			? `Cada ${and(weekdays)}`
			: `Cada ${interval} semanas, los ${and(weekdays.map(inPlural))}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(theDay)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) => {
		const on = and(dates.map((date) => `el ${date}`));
		return interval === 1 ? `Cada año ${on}` : `Cada ${interval} años ${on}`;
	},
	inMonths: (rule, months) => `${rule} en ${and(months)}`,
	ruleUntil: (rule, date) => `${rule} hasta el ${date}`,
	ruleTimes: (rule, count) => `${rule}, ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `Se repite, según la fuente: ${rule}`,
	repeatsRegularly: 'Se repite periódicamente',

	cancelled: 'Cancelado',
	postponed: 'Aplazado',
	rescheduled: 'Nueva fecha',
	movedOnline: 'Se celebra en línea',
	soldOut: 'Entradas agotadas',
	statusAsGiven: (text) => `Estado: ${text}`,
	cancelledDetail: 'El evento no se celebra en las fechas que aquí constan.',
	postponedDetail:
		'El evento no se celebra en las fechas que aquí constan. No se indica una nueva fecha.',
	ofSingleDate: {
		cancelledDetail: 'El evento no se celebra en la fecha que aquí consta.',
		postponedDetail:
			'El evento no se celebra en la fecha que aquí consta. No se indica una nueva fecha.',
	},
	rescheduledDetail: 'El evento se ha trasladado a la fecha que aquí consta.',
	rescheduledFrom: (date) =>
		`El evento se ha trasladado a la fecha que aquí consta; estaba previsto para el ${date}.`,
	movedOnlineDetail: 'El evento se celebra en línea, no de forma presencial.',
	soldOutDetail: 'No quedan entradas, según la fuente.',
	onlyThisDate: 'Se refiere a la fecha que aquí consta; más abajo figuran otras.',
	uncertainStatus: (label: string) => `¿${label}?`,
	mayBeCalledOff:
		'A juzgar por su nombre, este evento podría estar cancelado o aplazado. Pregunta antes de ir.',
	mayBeSoldOut:
		'A juzgar por su nombre, puede que no queden entradas para este evento. Pregunta antes de ir.',
	titleWithStatus: (status, title) => `${status}: ${title}`,

	nextDate: 'Próxima fecha',
	plannedDate: 'Fecha prevista',
	onNow: 'Ahora mismo',
	onTheseDays: 'Estos días',
	moreDates: 'Todas las fechas',
	laterDates: 'Fechas posteriores',
	earlierDates: 'Fechas pasadas',
	datesToBeConfirmed: 'Fechas por confirmar',
	eventIsOver: (date) => `Este evento ya ha terminado. Terminó el ${date}.`,
	eventWasPlanned: (date) => `Este evento estaba previsto para el ${date}.`,
	datesGoOn: 'Las fechas que aquí constan ya han pasado. Pregunta al organizador por la próxima.',
	whatComesNext: 'Ver los próximos eventos',
	noDatesAnnounced: 'No hay fechas anunciadas.',
	archiveByMonth: 'Eventos anteriores por mes',

	today: 'Hoy',
	thisWeekend: 'Este fin de semana',
	next7Days: 'Los próximos 7 días',
	wholeList: (heading: string) => `${heading}: toda la lista`,
	nothingToday: 'No hay nada anunciado para hoy.',
	nothingThisWeekend: 'No hay nada más anunciado para este fin de semana.',
	nothingInNext7Days: 'No hay nada más anunciado para los próximos 7 días.',
	notListedAgain: 'Aquí no se repiten los eventos que figuran arriba.',
	onlyTheFirst: 'Aquí solo figuran los primeros.',
	outdatedList: (date) =>
		`Esta lista se elaboró el ${date} y puede estar incompleta. La página de cada evento tiene todas sus fechas.`,
	monthCaption: (month) => `Eventos de ${month}, por días`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: ningún evento`,
	programme: 'Programa',

	addToCalendar: 'Añadir al calendario',
	addAllToCalendar: 'Añadir todas las fechas a un calendario',
	addThisDate: 'Calendario',
	subscribe: 'Suscribirse a estas fechas',
	calendarOfGuide: (guide) => `Agenda: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `Fuente: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

/**
 * Returns the days of some or all months in words: "El primer sábado de marzo y octubre", "El
 * 15 de cada mes".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	const text = capitalised(days, wordsLocale);
	if (months.length > 0) return `${text} de ${and(months)}`;
	return interval === 1 ? `${text} de cada mes` : `${text}, cada ${interval} meses`;
}

/**
 * Returns weekdays of a month in words: "el primer y el tercer sábado", "el último viernes".
 * Equal weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].flatMap(([weekday, group]) => {
		const named = group.filter(({ nth }) => nth >= -2).map(({ nth }) => `el ${nthOrLast(nth)}`);
		return [
			...(named.length > 0 ? [`${and(named)} ${weekday}`] : []),
			...group.filter(({ nth }) => nth < -2).map(({ nth }) => fromTheEnd(-nth, weekday)),
		];
	});
}

/**
 * Returns the ordinal of a day, counted from the end down to the last but one where negative.
 */
function nthOrLast(number: number): string {
	if (number === -1) return 'último';
	return number === -2 ? 'penúltimo' : ordinal(number);
}

function ordinal(number: number): string {
	return ordinals[number - 1] ?? `${number}.º`;
}

function fromTheEnd(number: number, day: string): string {
	return `el ${ordinal(number)} ${day} empezando por el final`;
}

/**
 * Returns the plural of a weekday; those from Monday to Friday end with an s in the singular,
 * too.
 */
function inPlural(weekday: string): string {
	return weekday.endsWith('s') ? weekday : `${weekday}s`;
}

function theDay(day: number): string {
	if (day > 0) return `el ${day}`;
	return day < -2 ? fromTheEnd(-day, 'día') : `el ${nthOrLast(day)} día`;
}
