import { expect, test } from '@playwright/test';
import { noEventFilters } from '../../../../src/outputs/explore/event-filters.ts';
import { namedEventFilters } from '../../../../src/ui/client/whats-on/named-event-filters.ts';
import { dayOf } from '../../../../src/domain/opening-hours/calendar.ts';
import type { OpeningStatus } from '../../../../src/domain/opening-hours/opening-status.ts';
import { statusText } from '../../../../src/domain/opening-hours/status-text.ts';
import { shortDateWords } from '../../../../src/domain/events/short-date-words.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';

/** On Saturday 21 November 2026. */
function said(locale: string, status: OpeningStatus): string {
	const words = messagesFor(locale).openingHours.status;
	const text = statusText(status, words, locale);
	return text === undefined ? '' : [text.state, text.detail].filter(Boolean).join(words.separator);
}

const saturday = dayOf(2026_11_21);
const untilSix: OpeningStatus = {
	state: 'open',
	until: { day: saturday, minute: 1080, inDays: 0 },
};
const untilMidnight: OpeningStatus = {
	state: 'open',
	until: { day: saturday, minute: 1440, inDays: 0 },
};
const untilOne: OpeningStatus = {
	state: 'open',
	until: { day: saturday + 1, minute: 60, inDays: 1 },
	isNear: true,
};
const opensTuesday: OpeningStatus = {
	state: 'closed',
	isAllDay: true,
	next: { day: saturday + 3, minute: 570, inDays: 3 },
};
const opensInApril: OpeningStatus = {
	state: 'out-of-season',
	next: { day: dayOf(2027_04_01), inDays: 131 },
};

const sentences: Readonly<Record<string, readonly string[]>> = {
	fr: [
		'Ouvert · jusqu’à 18:00',
		'Ouvert · jusqu’à minuit',
		'Ouvert · jusqu’à 01:00',
		'Fermé aujourd’hui · ouvre mardi à 09:30',
		'Hors saison · prochains horaires à partir du 1er avril',
	],
	de: [
		'Jetzt geöffnet · bis 18:00 Uhr',
		'Jetzt geöffnet · bis 24:00 Uhr',
		'Jetzt geöffnet · bis 01:00 Uhr',
		'Heute geschlossen · öffnet am Dienstag um 09:30 Uhr',
		'Außerhalb der Saison · nächste Zeiten ab 1. April',
	],
	es: [
		'Abierto ahora · hasta las 18:00',
		'Abierto ahora · hasta la medianoche',
		'Abierto ahora · hasta la 1:00',
		'Cerrado hoy · abre el martes a las 9:30',
		'Fuera de temporada · próximo horario a partir del 1 de abril',
	],
	'pt-PT': [
		'Aberto agora · até às 18:00',
		'Aberto agora · até às 24:00',
		'Aberto agora · até à 01:00',
		'Fechado hoje · abre terça-feira às 09:30',
		'Fora de época · próximo horário a partir de 1 de abril',
	],
	it: [
		'Aperto ora · fino alle 18:00',
		'Aperto ora · fino alle 24:00',
		'Aperto ora · fino alle 01:00',
		'Chiuso oggi · apre martedì alle 09:30',
		'Fuori stagione · prossimi orari dal 1º aprile',
	],
	nl: [
		'Nu open · tot 18:00 uur',
		'Nu open · tot 24:00 uur',
		'Nu open · tot 01:00 uur',
		'Vandaag gesloten · gaat dinsdag open om 09:30 uur',
		'Buiten het seizoen · volgende tijden vanaf 1 april',
	],
	ja: [
		'営業中 · 18:00まで',
		'営業中 · 24:00まで',
		'営業中 · 1:00まで',
		'本日休業 · 火曜日の9:30から営業',
		'シーズン外 · 4月1日からの時間は記載あり',
	],
};

for (const [locale, expected] of Object.entries(sentences)) {
	test(`${locale}: whether a place is open is told in whole sentences`, () => {
		const statuses = [untilSix, untilMidnight, untilOne, opensTuesday, opensInApril];
		expect(statuses.map((status) => said(locale, status))).toEqual(expected);
	});
}

test('an article suits midnight and the first hour, on every clock', () => {
	expect(said('es-MX', untilMidnight)).toBe('Abierto ahora · hasta la medianoche');
	expect(said('es-MX', untilOne)).toMatch(/^Abierto ahora · hasta la 1:00\s/);
});

test('an article before a day that a filter names suits it', () => {
	const named = (locale: string, when: { first?: string; last?: string }) => {
		const { events, explore, whatsOn } = messagesFor(locale);
		const words = {
			...explore.browser,
			...whatsOn.browser,
			elisions: events.card.elisions,
			datesToBeConfirmed: events.datesToBeConfirmed,
			ranges: { today: '', weekend: '', 'next-7-days': '' },
		};
		const filters = { ...noEventFilters, when };
		return namedEventFilters(filters, [], '2026-11-21', words, locale).map(({ label }) => label);
	};
	expect(named('it', { first: '2026-12-08' })).toEqual(['Dall’8 dicembre 2026']);
	expect(named('it', { last: '2026-12-11' })).toEqual(['Fino all’11 dicembre 2026']);
	expect(named('it', { last: '2026-12-18' })).toEqual(['Fino al 18 dicembre 2026']);
	expect(named('fr', { first: '2026-12-01' })).toEqual(['À partir du 1er décembre 2026']);
});

test('an article before a day suits it', () => {
	const until = (lastDay: string, locale: string) =>
		shortDateWords(
			{ firstDay: '2026-01-01', lastDay },
			'2026-11-21',
			messagesFor(locale).events.card,
			locale,
			true,
		);
	expect(until('2026-12-08', 'it')).toBe('Fino all’8 dicembre');
	expect(until('2026-12-18', 'it')).toBe('Fino al 18 dicembre');
	expect(until('2026-12-01', 'fr')).toBe('Jusqu’au 1er décembre');
	expect(until('2026-12-11', 'fr')).toBe('Jusqu’au 11 décembre');
});
