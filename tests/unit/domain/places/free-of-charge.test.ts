import { expect, test } from '@playwright/test';
import { freeOfCharge } from '../../../../src/domain/places/free-of-charge.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

test('what is free, or is not, is as it is stated', () => {
	expect(freeOfCharge(true, undefined)).toBe(true);
	expect(freeOfCharge(true, 'EUR 0')).toBe(true);
	expect(freeOfCharge(false, '£10')).toBe(false);
	expect(freeOfCharge(undefined, '£10')).toBe(undefined);
});

test('“free” beside a price is not believed', () => {
	expect(freeOfCharge(true, '£10')).toBe(undefined);
	expect(freeOfCharge(true, 'EUR 5–8 per person')).toBe(undefined);
});

for (const text of [
	...['Group rate; Free', 'Child rate; Base rate - full rate; Free', 'Tarif réduit; Gratuit'],
	...['Free; Base rate: 5 EUR; Group rate', '0 EUR; Group rate'],
]) {
	test(`“free” beside “${text}” is not believed, as not everybody may be free`, () => {
		expect(freeOfCharge(true, text)).toBe(undefined);
		expect(freeOfCharge(undefined, text)).toBe(undefined);
		expect(freeOfCharge(false, text)).toBe(false);
	});
}

test('“free” stands beside the name of a rate alone', () => {
	expect(freeOfCharge(true, 'Child rate')).toBe(true);
});

for (const text of [
	...['Freitag 12 €', 'Freilichtmuseum 8 €', 'Frei- und Hallenbad 5 €', 'gluten-free menu €12'],
	...['5 zł', '100 Kč', '10 lei', 'Rs 200', '900 Ft', '5 лв'],
	...['7 EUR (Visite libre)', 'al aire libre 12 €', 'Buffet libre 15 €', 'Le livre : 12 €'],
	...['im Freien 12 €', 'Freie Platzwahl, 12 €', 'visita libera 7 €', 'Vrije inloop, €5'],
	...['Vrijdag €5', '12 €, groups 1 000 €', '12 CHF, groups 1’000 CHF'],
]) {
	test(`“free” beside “${text}” is not believed`, () => {
		expect(freeOfCharge(true, text)).toBe(undefined);
	});
}

for (const text of [
	...['Child rate: 0 EUR; Base rate - full rate: 3–0 EUR; Free', '8–0 EUR; Free'],
	...[
		'Gratuit; 0 - 8 €',
		'0,- – 5,- EUR; free',
		'Entrée: 12,50-0,00 euros (gratuit pour certains)',
	],
]) {
	test(`“free” beside “${text}” is not believed, as some pay what a span from 0 ends with`, () => {
		expect(freeOfCharge(true, text)).toBe(undefined);
		expect(freeOfCharge(false, text)).toBe(false);
	});
}

test('“free” beside a span that is 0 at both ends is believed', () => {
	expect(freeOfCharge(true, '0–0 EUR; Free')).toBe(true);
});

for (const text of [
	...['Free; guided tour €5', 'Entrée libre, visite guidée 8 €', 'Freier Eintritt, Führung 5 €'],
	...['L’entrée est libre, visite guidée 8 €', 'Libre accès, audioguide 3 €'],
	...['Entrada livre, visita guiada 5 €', 'Ingresso libero, tour 5 €', 'Kinder frei, sonst 5 €'],
	...['Umsonst, Führung 5 €', 'Eintritt kostenfrei, Führung 5 €', 'Entrada grátis, visita 5 €'],
	...[
		'Vrij entree, rondleiding €5',
		'Toegang vrij, audiotour 5 euro',
		'Ingresso gratuito, tour 5 €',
	],
	...['無料（特別展は1000円）', 'entrée: 0 €, visite guidée: 5 €', 'entry £0.00, tour £5'],
]) {
	test(`“${text}” says itself that something is free, and the price may be one for something else`, () => {
		expect(freeOfCharge(true, text)).toBe(true);
	});
}

for (const text of [
	...[
		'Free entry',
		' free ADMISSION. ',
		'Free!',
		'Entrée libre',
		'Eintritt frei',
		'無料',
		'入場無料。',
	],
	...['EUR 0', '0 €', '£0.00', '0,00 euros', '0,- €', 'CHF 0', '0'],
]) {
	test(`“not free” beside “${text}” is not believed`, () => {
		expect(freeOfCharge(false, text)).toBe(undefined);
	});
}

for (const text of [
	...[
		'Free entry on Sundays',
		'Children free',
		'Base rate: 6 EUR; Free',
		'Free parking',
		'Prix libre',
	],
	...['EUR 0–8', 'EUR 0.50', 'from EUR 0', 'EUR 0 per child', '0 € for 10 days', '', undefined],
]) {
	test(`“not free” beside “${text ?? 'nothing'}” is as it is stated`, () => {
		expect(freeOfCharge(false, text)).toBe(false);
	});
}

for (const text of [
	'5',
	'5,-',
	'5–8',
	'from 12 per person',
	'12,50 p.p.',
	'Adults 5, children 3',
]) {
	test(`“free” beside “${text}” is not believed, although no currency is named`, () => {
		expect(freeOfCharge(true, text)).toBe(undefined);
	});
}

for (const text of [
	...[
		'Open 10–18',
		'10:00',
		'from 12 years',
		'7 days',
		'Room 3',
		'Free, tour 5',
		'Adults, children',
	],
]) {
	test(`“free” stands beside “${text}”, which is no price`, () => {
		expect(freeOfCharge(true, text)).toBe(true);
	});
}

test('what is open to all is no price in leks', () => {
	expect(freeOfCharge(true, 'OPEN TO ALL 7 DAYS')).toBe(true);
});

for (const hostile of ['1', '1.', '0', '0 ', '. ', '100 ', '1 - ', '€ ', 'gratuit', 'A ']) {
	test(`a text of many “${hostile}” is read in a time that grows with its length`, () => {
		for (const isFree of [true, false]) {
			const read = (times: number) => freeOfCharge(isFree, `${hostile.repeat(times)}x`);

			expect(growth(2000, read)).toBeLessThan(steadyGrowth);
		}
	});
}
