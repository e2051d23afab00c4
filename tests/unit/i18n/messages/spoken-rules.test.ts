import { expect, test } from '@playwright/test';
import { repeatsInWords } from '../../../../src/domain/events/repeats-words.ts';
import { parseRecurrenceRule } from '../../../../src/domain/events/recurrence-text.ts';
import { messagesFor } from '../../../../src/i18n/messages/messages.ts';
import { british } from '../../domain/events/sample-dates.ts';

/** Returns the words for a rule that begins on Friday 4 September 2026. */
function said(text: string, locale: string): string | undefined {
	const rule = parseRecurrenceRule(text);
	const messages = messagesFor(locale).events;
	return (
		rule &&
		repeatsInWords(rule, '2026-09-04', { ...british, locale, messages, today: '2026-09-01' })
	);
}

const rules = [
	'FREQ=WEEKLY;BYDAY=FR',
	'FREQ=WEEKLY;BYDAY=SA,SU',
	'FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE',
	'FREQ=WEEKLY;BYDAY=FR;BYMONTH=8',
	'FREQ=WEEKLY;BYDAY=FR;BYMONTH=7,8',
	'FREQ=MONTHLY;BYDAY=1SA,3SA;BYMONTH=4,10',
	'FREQ=MONTHLY;BYDAY=-1FR',
	'FREQ=MONTHLY;BYDAY=-2FR',
	'FREQ=MONTHLY;BYDAY=-3FR',
	'FREQ=MONTHLY;BYDAY=-4SU',
	'FREQ=MONTHLY;BYDAY=1SA,-3SA',
	'FREQ=MONTHLY;BYMONTHDAY=1',
	'FREQ=MONTHLY;BYMONTHDAY=-2',
	'FREQ=MONTHLY;BYMONTHDAY=-3',
];

const sentences: Readonly<Record<string, readonly string[]>> = {
	fr: [
		'Chaque vendredi',
		'Chaque samedi et dimanche',
		'Toutes les 2 semaines, le lundi et le mercredi',
		'Chaque vendredi en août',
		'Chaque vendredi en juillet et août',
		'Le premier et le troisième samedi d’avril et d’octobre',
		'Le dernier vendredi de chaque mois',
		'L’avant-dernier vendredi de chaque mois',
		'Le troisième vendredi en partant de la fin de chaque mois',
		'Le quatrième dimanche en partant de la fin de chaque mois',
		'Le premier samedi et le troisième samedi en partant de la fin de chaque mois',
		'Le 1er de chaque mois',
		'L’avant-dernier jour de chaque mois',
		'Le troisième jour en partant de la fin de chaque mois',
	],
	de: [
		'Jeden Freitag',
		'Jeden Samstag und Sonntag',
		'Alle 2 Wochen am Montag und Mittwoch',
		'Jeden Freitag im August',
		'Jeden Freitag im Juli und August',
		'Am ersten und dritten Samstag im April und Oktober',
		'Am letzten Freitag jedes Monats',
		'Am vorletzten Freitag jedes Monats',
		'Am drittletzten Freitag jedes Monats',
		'Am viertletzten Sonntag jedes Monats',
		'Am ersten und drittletzten Samstag jedes Monats',
		'Am 1. jedes Monats',
		'Am vorletzten Tag jedes Monats',
		'Am drittletzten Tag jedes Monats',
	],
	es: [
		'Cada viernes',
		'Cada sábado y domingo',
		'Cada 2 semanas, los lunes y miércoles',
		'Cada viernes en agosto',
		'Cada viernes en julio y agosto',
		'El primer y el tercer sábado de abril y octubre',
		'El último viernes de cada mes',
		'El penúltimo viernes de cada mes',
		'El tercer viernes empezando por el final de cada mes',
		'El cuarto domingo empezando por el final de cada mes',
		'El primer sábado y el tercer sábado empezando por el final de cada mes',
		'El 1 de cada mes',
		'El penúltimo día de cada mes',
		'El tercer día empezando por el final de cada mes',
	],
	it: [
		'Ogni venerdì',
		'Ogni sabato e domenica',
		'Ogni 2 settimane, di lunedì e mercoledì',
		'Ogni venerdì nel mese di agosto',
		'Ogni venerdì nei mesi di luglio e agosto',
		'Primo e terzo sabato di aprile e ottobre',
		'Ultimo venerdì di ogni mese',
		'Penultimo venerdì di ogni mese',
		'Terzultimo venerdì di ogni mese',
		'Quartultima domenica di ogni mese',
		'Primo e terzultimo sabato di ogni mese',
		'Giorno 1 di ogni mese',
		'Penultimo giorno di ogni mese',
		'Terzultimo giorno di ogni mese',
	],
	'pt-PT': [
		'Todas as sextas-feiras',
		'Todos os sábados e domingos',
		'A cada 2 semanas: segunda-feira e quarta-feira',
		'Todas as sextas-feiras, em agosto',
		'Todas as sextas-feiras, em julho e agosto',
		'Primeiro e terceiro sábado de abril e outubro',
		'Última sexta-feira de cada mês',
		'Penúltima sexta-feira de cada mês',
		'Terceira sexta-feira a contar do fim de cada mês',
		'Quarto domingo a contar do fim de cada mês',
		'Primeiro sábado e terceiro sábado a contar do fim de cada mês',
		'Dia 1 de cada mês',
		'Penúltimo dia de cada mês',
		'Terceiro dia a contar do fim de cada mês',
	],
	nl: [
		'Elke vrijdag',
		'Elke zaterdag en zondag',
		'Elke 2 weken op maandag en woensdag',
		'Elke vrijdag in augustus',
		'Elke vrijdag in juli en augustus',
		'Eerste en derde zaterdag van april en oktober',
		'Laatste vrijdag van elke maand',
		'Voorlaatste vrijdag van elke maand',
		'Op 2 na laatste vrijdag van elke maand',
		'Op 3 na laatste zondag van elke maand',
		'Eerste en op 2 na laatste zaterdag van elke maand',
		'Op de 1e van elke maand',
		'Op de voorlaatste dag van elke maand',
		'Op de op 2 na laatste dag van elke maand',
	],
	ja: [
		'毎週金曜日',
		'毎週土曜日・日曜日',
		'2週間ごとの月曜日・水曜日',
		'毎週金曜日（8月）',
		'毎週金曜日（7月・8月）',
		'毎年4月・10月の第1・第3土曜日',
		'毎月最終金曜日',
		'毎月最後から2番目の金曜日',
		'毎月最後から3番目の金曜日',
		'毎月最後から4番目の日曜日',
		'毎月第1・最後から3番目の土曜日',
		'毎月1日',
		'毎月最後から2番目の日',
		'毎月最後から3番目の日',
	],
};

for (const [locale, expected] of Object.entries(sentences)) {
	test(`${locale}: how an event repeats is told in whole sentences`, () => {
		expect(rules.map((rule) => said(rule, locale))).toEqual(expected);
	});
}

test('weekdays of both genders are said with the articles of both in Portuguese', () => {
	expect(said('FREQ=WEEKLY;BYDAY=MO,SA', 'pt-PT')).toBe(
		'Todas as segundas-feiras e todos os sábados',
	);
	expect(said('FREQ=WEEKLY;BYDAY=MO,WE', 'pt-BR')).toBe(
		'Todas as segundas-feiras e quartas-feiras',
	);
});

test('the month of events is joined as its first letter asks for in French', () => {
	const { monthIntroduction } = messagesFor('fr').pages;
	expect(monthIntroduction('avril 2027', 'Annecy')).toBe(
		'Annecy\u202f: les événements d’avril 2027.',
	);
	expect(monthIntroduction('août 2027', 'Annecy')).toBe(
		'Annecy\u202f: les événements d’août 2027.',
	);
	expect(monthIntroduction('mai 2027', 'Annecy')).toBe('Annecy\u202f: les événements de mai 2027.');
});
