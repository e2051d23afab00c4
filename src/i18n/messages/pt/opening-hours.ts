import { capitalised } from '../capitalised.ts';
import type { OpeningHoursMessages } from '../en/opening-hours.ts';
import { elisions, wordsLocale } from './counted.ts';

const status = {
	open: 'Aberto agora',
	openAllDay: 'Aberto 24 horas',
	closesSoon: 'Fecha em breve',
	closedNow: 'Fechado agora',
	closedToday: 'Fechado hoje',
	outOfSeason: 'Fora de época',
	notStated: 'Horário de hoje não indicado',
	seeTable: 'Ver o horário',
	separator: ' · ',
	midnight: '24:00',
	untilTime: 'até às {time}',
	untilTimeOnDay: 'até {day}, às {time}',
	closesAt: 'às {time}',
	opensToday: 'abre às {time}',
	opensTomorrow: 'abre amanhã às {time}',
	opensOnWeekday: 'abre {day} às {time}',
	opensOnDate: 'abre a {day} às {time}',
	seasonFrom: 'próximo horário a partir de {day}',
	elisions,
};

export const openingHours = {
	status,
	heading: 'Horário',
	notStatedClearly: 'Horário indicado sem clareza',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? 'Horário' : `Horário, ${dates}`),
	usualOfVenue: (dates) =>
		dates === undefined ? 'Horário habitual do local' : `Horário habitual do local, ${dates}`,
	startsOutside: 'O evento começa fora deste horário.',
	startsOutsideOnSome: 'Em algumas datas, o evento começa fora deste horário.',
	dayColumn: 'Dia',
	hoursColumn: 'Horas',
	fromTo: (from, to) => `de ${from} a ${to}`,
	fromDate: (date) => `a partir de ${date}`,
	untilDate: (date) => `até ${date}`,
	onDays: (dates, days) => `${dates}, ${days}`,

	times: '{opens}–{closes}',
	timesUntilNextDay: '{opens}–{closes} do dia seguinte',
	timesOpenEnded: 'a partir das {opens}',
	midnight: status.midnight,
	allDay: 'Aberto 24 horas',
	closed: 'Fechado',
	dayNotStated: 'Não indicado',
	dayNotStatedClearly: 'Indicado sem clareza',
	statedInTwoWays: 'Indicado de duas formas',
	listSeparator: ', ',
	mayBeMore: 'outras horas indicadas sem clareza',
	mayBeClosed: 'indicado sem clareza',
	closedAtTimes: 'por vezes fechado',
	closingNotStated: 'Onde só figura a hora de abertura, a de encerramento não está indicada.',

	noteOn: (days, times, note) =>
		times === undefined ? `${lineStart(days)}: ${note}` : `${lineStart(days)}, ${times}: ${note}`,
	unreadablePeriods: (dates) => `Indicado sem clareza: ${dates}.`,

	specialDays: 'Dias especiais',
	publicHolidays: 'Feriados',
	publicHolidaysMayDiffer: 'O horário pode ser diferente nos feriados.',
	holidayToday: (where) => `Hoje é feriado (${where}): o horário pode ser diferente.`,

	yearHeading: 'O horário ao longo do ano',
	yearOpen: (dates, season) => `${dates}: tabela ${season}`,
	yearClosed: (dates) => `${dates}: fechado`,
	yearNotStated: (dates) => `${dates}: não indicado`,
} satisfies OpeningHoursMessages;

function lineStart(days: string): string {
	return capitalised(days, wordsLocale);
}
