import { elided } from '../../locale/elided.ts';
import { listFormat } from '../../locale/formatters.ts';
import { capitalised } from '../capitalised.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, elisions, nouns, wordsLocale } from './counted.ts';

const ordinals = ['primeiro', 'segundo', 'terceiro', 'quarto', 'quinto'];

export const events = {
	card: {
		dateAndTime: '{date}, {time}',
		until: 'Até {date}',
		today: 'Hoje',
		tomorrow: 'Amanhã',
		over: 'Terminado',
		past: 'Passado',
		goesOn: '{rule}; datas junto do organizador',
		laterDates: 'Mais datas na página do evento',
		furtherDate: 'e mais {count} data',
		furtherDates: 'e mais {count} datas',
		furtherUncounted: 'e mais datas',
		closedToday: 'Fechado hoje',
		closedThatDay: 'Fechado neste dia',
		closedThen: 'Fechado nestes dias',
		elisions,
	},
	dateAndTime: (date, time) => `${date}, ${time}`,
	dateAndStart: (date, time) => `${date}, ${elided(`a partir das ${time}`, elisions)}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `${time}–24:00`,
	timeUntilNextDay: (start, end) => `${start}–${end} (dia seguinte)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) => `Até ${end} (desde ${start})`,
	untilDay: (date) => `até ${date}`,
	daysAndHours: (days, hours) => `${days}; ${hours}`,
	doors: (time) => `Abertura de portas: ${time}`,
	timesAreLocal: 'As horas são as do local do evento.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `Fuso horário: ${zone}.` : `Fuso horário: ${zone} (${offset}).`,

	everyDay: (interval) => (interval === 1 ? 'Todos os dias' : `A cada ${interval} dias`),
	everyWeekday: (interval, weekdays) =>
		interval === 1
			? capitalised(everyWeekday(weekdays), wordsLocale)
			: `A cada ${interval} semanas: ${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(dayOfMonth)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) =>
		interval === 1 ? `Todos os anos, a ${and(dates)}` : `A cada ${interval} anos, a ${and(dates)}`,
	inMonths: (rule, months) => `${rule}, em ${and(months)}`,
	ruleUntil: (rule, date) => `${rule}, até ${date}`,
	ruleTimes: (rule, count) => `${rule}, ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `Repete-se, segundo a fonte: ${rule}`,
	repeatsRegularly: 'Repete-se regularmente',

	cancelled: 'Cancelado',
	postponed: 'Adiado',
	rescheduled: 'Nova data',
	movedOnline: 'Passou a ser online',
	soldOut: 'Esgotado',
	statusAsGiven: (text) => `Estado: ${text}`,
	cancelledDetail: 'O evento não se realiza nas datas aqui indicadas.',
	postponedDetail:
		'O evento não se realiza nas datas aqui indicadas. Não é indicada uma nova data.',
	ofSingleDate: {
		cancelledDetail: 'O evento não se realiza na data aqui indicada.',
		postponedDetail: 'O evento não se realiza na data aqui indicada. Não é indicada uma nova data.',
	},
	rescheduledDetail: 'O evento foi transferido para a data aqui indicada.',
	rescheduledFrom: (date) =>
		`O evento foi transferido para a data aqui indicada; estava previsto para ${date}.`,
	movedOnlineDetail: 'O evento realiza-se online, não presencialmente.',
	soldOutDetail: 'Já não há bilhetes disponíveis, segundo a fonte.',
	onlyThisDate: 'Aplica-se à data aqui indicada; há outras datas mais abaixo.',
	uncertainStatus: (label: string) => `${label}?`,
	mayBeCalledOff:
		'A julgar pelo nome, este evento pode ter sido cancelado ou adiado. Confirme antes de ir.',
	mayBeSoldOut: 'A julgar pelo nome, este evento pode estar esgotado. Confirme antes de ir.',
	titleWithStatus: (status, title) => `${status}: ${title}`,

	nextDate: 'Próxima data',
	plannedDate: 'Data prevista',
	onNow: 'A decorrer',
	onTheseDays: 'Por estes dias',
	moreDates: 'Todas as datas',
	laterDates: 'Datas seguintes',
	earlierDates: 'Datas passadas',
	datesToBeConfirmed: 'Datas a confirmar',
	eventIsOver: (date) => `Este evento já terminou. Último dia: ${date}.`,
	eventWasPlanned: (date) => `Este evento estava previsto. Data: ${date}.`,
	datesGoOn: 'As datas aqui indicadas já passaram. Pergunte ao organizador pela próxima.',
	whatComesNext: 'Ver os próximos eventos',
	noDatesAnnounced: 'Não há datas anunciadas.',
	archiveByMonth: 'Eventos anteriores por mês',

	today: 'Hoje',
	thisWeekend: 'Este fim de semana',
	next7Days: 'Os próximos 7 dias',
	wholeList: (heading: string) => `${heading}: a lista completa`,
	nothingToday: 'Não há nada anunciado para hoje.',
	nothingThisWeekend: 'Não há mais nada anunciado para este fim de semana.',
	nothingInNext7Days: 'Não há mais nada anunciado para os próximos 7 dias.',
	notListedAgain: 'Os eventos já indicados acima não constam aqui.',
	onlyTheFirst: 'Aqui constam apenas os primeiros.',
	outdatedList: (date) =>
		`Esta lista foi feita a ${date} e pode ter lacunas. A página de cada evento tem todas as suas datas.`,
	monthCaption: (month) => `Eventos de ${month}, por dia`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: sem eventos`,
	programme: 'Programa',

	addToCalendar: 'Adicionar ao calendário',
	addAllToCalendar: 'Adicionar todas as datas a um calendário',
	addThisDate: 'Calendário',
	subscribe: 'Subscrever estas datas',
	calendarOfGuide: (guide) => `Agenda: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `Fonte: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

/**
 * Returns the days of some or all months in words: "Primeiro sábado de março e outubro", "Dia
 * 15 de cada mês".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	const text = capitalised(days, wordsLocale);
	if (months.length > 0) return `${text} de ${and(months)}`;
	return interval === 1 ? `${text} de cada mês` : `${text}, a cada ${interval} meses`;
}

/**
 * Returns weekdays of a month in words: "primeiro e terceiro sábado", "última sexta-feira".
 * Equal weekdays share their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].flatMap(([weekday, group]) => {
		const agreeing = (nth: number) =>
			isFeminine(weekday) ? nthOrLast(nth).replace(/o$/, 'a') : nthOrLast(nth);
		const named = group.filter(({ nth }) => nth >= -2).map(({ nth }) => agreeing(nth));
		return [
			...(named.length > 0 ? [`${and(named)} ${weekday}`] : []),
			...group
				.filter(({ nth }) => nth < -2)
				.map(({ nth }) => fromTheEnd(`${agreeing(-nth)} ${weekday}`)),
		];
	});
}

/**
 * Returns weekdays of every week in words: "todas as sextas-feiras", "todas as segundas-feiras
 * e todos os sábados".
 */
function everyWeekday(weekdays: readonly string[]): string {
	const feminine = weekdays.filter(isFeminine).map((weekday) => `${weekday.replace('-', 's-')}s`);
	const masculine = weekdays
		.filter((weekday) => !isFeminine(weekday))
		.map((weekday) => `${weekday}s`);
	return and([
		...(feminine.length > 0 ? [`todas as ${and(feminine)}`] : []),
		...(masculine.length > 0 ? [`todos os ${and(masculine)}`] : []),
	]);
}

/**
 * Returns whether a weekday is feminine, as the market days (“feira”) from Monday to Friday
 * are.
 */
function isFeminine(weekday: string): boolean {
	return weekday.endsWith('feira');
}

/**
 * Returns the ordinal of a day, counted from the end down to the last but one where negative.
 */
function nthOrLast(number: number): string {
	if (number === -1) return 'último';
	if (number === -2) return 'penúltimo';
	return ordinals[number - 1] ?? `${number}.º`;
}

function fromTheEnd(nthDay: string): string {
	return `${nthDay} a contar do fim`;
}

function dayOfMonth(day: number): string {
	if (day > 0) return `dia ${day}`;
	return day < -2 ? fromTheEnd(`${nthOrLast(-day)} dia`) : `${nthOrLast(day)} dia`;
}
