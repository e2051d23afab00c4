import { expect, test } from '@playwright/test';
import {
	lacksAmount,
	priceWithoutNotes,
	statedPrice,
	tellsPrice,
} from '../../../../src/domain/places/stated-price.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

for (const text of [
	...['Base rate - full rate', 'Child rate; Base rate - full rate; Group rate', 'Group rate:'],
	...['Plein tarif; Tarif réduit', 'Tarifs enfants et étudiants', '(Tarif groupe)', 'TARIF RÉDUIT'],
	...['Vollpreis; ermäßigter Preis', 'Kindertarif', 'Tarifa reducida', 'Tariffa intera'],
	...['Preço para crianças', 'Volledig tarief; groepstarief', '一般料金；子供料金', '(oui)', 'Yes'],
	...['Extra charge', 'Supplément', 'Zuschlag', 'Suplemento', 'Supplemento', 'Toeslag', '追加料金'],
]) {
	test(`“${text}” states no price`, () => {
		expect(statedPrice(text)).toBe(undefined);
		expect(lacksAmount(text)).toBe(true);
	});
}

test('names of rates without an amount are left out beside others', () => {
	expect(statedPrice('Child rate; Base rate - full rate: 16 EUR; Group rate')).toBe(
		'Base rate - full rate: 16 EUR',
	);
	expect(statedPrice('Base rate - full rate: 12 EUR; Free; Group rate')).toBe(
		'Base rate - full rate: 12 EUR; Free',
	);
	expect(statedPrice('Tarif réduit; (Services inclus)')).toBe('(Services inclus)');
	expect(statedPrice('130 EUR; Extra charge; 70–74 EUR')).toBe('130 EUR; 70–74 EUR');
	expect(statedPrice('40–80 EUR; Extra charge: 40 EUR')).toBe('40–80 EUR; Extra charge: 40 EUR');
});

for (const [text, stated] of [
	['Base rate - full rate; Child rate: 12–25 EUR', 'Child rate: 12–25 EUR; Base rate - full rate'],
	[
		'Base rate - full rate; Group rate; Child rate: 5 EUR; (on Sundays)',
		'Child rate: 5 EUR; Base rate - full rate; (on Sundays)',
	],
	['Plein tarif; Tarif réduit : 4 €; gratuit', 'Tarif réduit : 4 €; gratuit; Plein tarif'],
	['一般料金；子供料金：300円', '子供料金：300円; 一般料金'],
	['Vollpreis; Gruppenpreis: 5 €', 'Gruppenpreis: 5 €; Vollpreis'],
] as const) {
	test(`“${text}” keeps the full rate, or only some would pay`, () => {
		expect(statedPrice(text)).toBe(stated);
		expect(tellsPrice(stated)).toBe(false);
		expect(priceWithoutNotes(stated)).toBe(stated);
	});
}

test('a full rate without an amount is left out beside what anybody pays', () => {
	expect(statedPrice('Base rate - full rate; Child rate: 3 EUR; Base rate: 5 EUR')).toBe(
		'Child rate: 3 EUR; Base rate: 5 EUR',
	);
	expect(statedPrice('Base rate - full rate; 5 EUR (visite libre)')).toBe('5 EUR (visite libre)');
	expect(statedPrice('Base rate; Adults and children: 5 EUR')).toBe('Adults and children: 5 EUR');
	expect(statedPrice('Rate; Child rate: 3 EUR')).toBe('Child rate: 3 EUR');
});

test('“Free” follows the amounts where the whole is not free, as it began what nobody gets for nothing', () => {
	const ofNotFree = (text: string) => statedPrice(text, { isFree: false });

	expect(ofNotFree('Free; Base rate - full rate: 14.50 EUR; Group rate: 12 EUR')).toBe(
		'Base rate - full rate: 14.50 EUR; Group rate: 12 EUR; Free',
	);
	expect(ofNotFree('Child rate: 0 EUR; Gratuit; (visite libre); 5 EUR')).toBe(
		'Child rate: 0 EUR; 5 EUR; Gratuit; (visite libre)',
	);
	expect(ofNotFree('0 EUR; 3 EUR (groups); 4 EUR')).toBe('3 EUR (groups); 4 EUR; 0 EUR');
	expect(ofNotFree('Free; Moderate')).toBe('Free; Moderate');
	expect(ofNotFree('Free on Sundays; 5 EUR')).toBe('Free on Sundays; 5 EUR');
	expect(statedPrice('Free; guided tour 5 EUR')).toBe('Free; guided tour 5 EUR');
	expect(statedPrice('Free; guided tour 5 EUR', { isFree: true })).toBe('Free; guided tour 5 EUR');
});

for (const text of ['0', '0 EUR', '€0.00', '0,- €', 'CHF 0', '0円', 'HK$ 0', 'NT$0', '0元']) {
	test(`“${text}” alone is no price of anything that is not said to be free`, () => {
		for (const isFree of [undefined, false]) {
			expect(statedPrice(text, { isFree })).toBe(undefined);
			expect(lacksAmount(text, { isFree })).toBe(true);
		}
		expect(statedPrice(text, { isFree: true })).toBe(text);
		expect(lacksAmount(text, { isFree: true })).toBe(false);
	});
}

for (const text of [
	...['(selon la période); 0 EUR (selon la période et la disponibilité)'],
	...['Base rate - full rate: 0 EUR', '0–0 EUR'],
]) {
	test(`“${text}” is no price of a place to stay that is not said to be free`, () => {
		for (const isFree of [undefined, false]) {
			expect(statedPrice(text, { isLodging: true, isFree })).toBe(undefined);
			expect(lacksAmount(text, { isLodging: true, isFree })).toBe(true);
		}
		expect(statedPrice(text, { isLodging: true, isFree: true })).toMatch(/0/);
		expect(lacksAmount(text, { isLodging: true, isFree: true })).toBe(false);
		expect(statedPrice(text)).toMatch(/0/);
	});
}

for (const text of [
	...['0 EUR; 12 EUR', '0 EUR (moins de 6 ans)', '0 EUR; Free', '0 EUR (gratuit)', '0–8 EUR'],
	...['80 EUR', '€€', 'Free'],
]) {
	test(`“${text}” of a place to stay is told as it stands`, () => {
		expect(statedPrice(text, { isLodging: true })).toBe(text);
		expect(lacksAmount(text, { isLodging: true })).toBe(false);
	});
}

for (const group of [
	...['(moins de 12 ans)', '(- 7 ans)', '(-10ans)', '(-5 yo)', '(- 5 years old)', '(Enfants)'],
	...[
		'(pour les moins de 14 ans et groupes scolaires)',
		"(- 12 ans, dem. d'emploi)",
		'(6 -> 11 ans)',
	],
	...[
		'(unter 6 Jahren)',
		'(menores de 12 años)',
		'(bambini fino a 6 anni)',
		'(tot en met 12 jaar)',
	],
	...['(até 5 anos)', '（6歳未満）'],
	...[
		"(- 26 ans, ressortissant de l'UE, PMR, dem. d'emploi & enseignants)",
		'(- 7 ans, guide et chauffeur, journalistes)',
		'(moins de 7 ans, personnes handicapées, journaliste)',
		'(- 18 ans & carte ICOM)',
		'(under 6 years and press)',
	],
]) {
	test(`“${group}” without an amount is left out beside prices, as it would be read onto the next`, () => {
		expect(statedPrice(`6 EUR; ${group}; 7 EUR`)).toBe('6 EUR; 7 EUR');
		expect(lacksAmount(`6 EUR; ${group}; 7 EUR`)).toBe(true);
		expect(statedPrice(`${group}; (visite libre)`)).toBe(`${group}; (visite libre)`);
	});
}

for (const note of [
	...["(Billetterie uniquement à l'office de tourisme)", '(sur demande)', '(Services inclus)'],
	...['(- 10 ans sauf groupes scolaires)', '(20 personnes)', '(1 an)', '(2 adultes et 2 enfants)'],
	...[
		'(plus de 60 ans, sur présentation de la carte)',
		'(carte ICOM, - 18 ans)',
		'(- 7 ans, 2 repas)',
	],
]) {
	test(`“${note}” follows the prices beside it, and is no missing amount`, () => {
		expect(statedPrice(`6 EUR; ${note}; 7 EUR`)).toBe(`6 EUR; 7 EUR; ${note}`);
		expect(lacksAmount(`6 EUR; ${note}; 7 EUR`)).toBe(false);
		expect(priceWithoutNotes(`6 EUR; 7 EUR; ${note}`)).toBe('6 EUR; 7 EUR');
	});
}

test('a note that a price has is not told again behind it', () => {
	expect(statedPrice('(on request); (hors chapelle); 5 EUR (hors chapelle)')).toBe(
		'5 EUR (hors chapelle); (on request)',
	);
	expect(
		statedPrice('600–690 EUR (Tarif pour (tout) le groupe); (tarif pour (tout) le groupe)'),
	).toBe('600–690 EUR (Tarif pour (tout) le groupe)');
	expect(statedPrice('5 EUR (hors chapelle le dimanche); (hors chapelle)')).toBe(
		'5 EUR (hors chapelle le dimanche); (hors chapelle)',
	);
	expect(statedPrice('(gratuit); Free (gratuit)')).toBe('(gratuit); Free (gratuit)');
});

test('beside what is free alone nothing is left out or moved, as it may say for whom', () => {
	for (const text of ['(Enfants); Gratuit', '(visite libre); Free', '(- 12 ans); (gratuit)']) {
		expect(statedPrice(text)).toBe(text);
		expect(priceWithoutNotes(text)).toBe(text);
	}
	expect(statedPrice('(- 12 ans); 0 EUR; 5 EUR')).toBe('0 EUR; 5 EUR');
});

for (const text of [
	'Child rate; Base rate - full rate; Free',
	'Group rate; 0 EUR',
	'Tarif; gratuit',
]) {
	test(`“${text}” stays, as not everybody may be free`, () => {
		expect(statedPrice(text)).toBe(text);
		expect(tellsPrice(text)).toBe(false);
		expect(lacksAmount(text)).toBe(true);
	});
}

for (const [text, stated] of [
	['Child rate; Base rate - full rate: 0 EUR', 'Base rate - full rate: 0 EUR'],
	['Tarif réduit; Plein tarif : gratuit; (visite libre)', 'Plein tarif : gratuit; (visite libre)'],
] as const) {
	test(`“${text}” is told without the rates that have no amount, as the full rate is free`, () => {
		expect(statedPrice(text)).toBe(stated);
		expect(tellsPrice(stated)).toBe(true);
		expect(lacksAmount(text)).toBe(true);
	});
}

for (const text of [
	...['Base rate - full rate: 0 EUR; Supplement', 'Adult rate: Free; Group rate'],
	...['Base rate - full rate: 0 EUR; Extra charge', 'Plein tarif : gratuit; Tarif groupe'],
	...[
		'Vollpreis: 0 €; Zuschlag',
		'Vollpreis: 0 €; Gruppentarif',
		'Normaal tarief: gratis; Toeslag',
	],
	...['一般料金：無料; 追加料金', '一般料金：無料; 団体料金', 'Base rate: 0 EUR; Adult rate'],
	...['Plein tarif : gratuit; Tarif'],
]) {
	test(`“${text}” keeps what has no amount, as it is no reduction of what is free`, () => {
		expect(statedPrice(text)).toBe(text);
		expect(tellsPrice(text)).toBe(false);
		expect(lacksAmount(text)).toBe(true);
	});
}

test('of rates beside a full rate of 0 only reductions are left out', () => {
	expect(statedPrice('Supplement; Child rate; Base rate - full rate: 0 EUR; Group rate; oui')).toBe(
		'Supplement; Base rate - full rate: 0 EUR; Group rate',
	);
	expect(statedPrice('Kindertarif; Seniorentarif; Vollpreis: 0 €; Toeslag kinderen')).toBe(
		'Vollpreis: 0 €; Toeslag kinderen',
	);
});

for (const text of ['Base rate; Child rate: 0 EUR', 'Child rate; Group rate: gratuit']) {
	test(`“${text}” stays, as others than they may have to pay`, () => {
		expect(statedPrice(text)).toBe(text);
		expect(tellsPrice(text)).toBe(false);
	});
}

for (const text of [
	...[
		'EUR 5-8 per person',
		'5',
		'€€',
		'Moderate',
		'Free',
		'Free of charge',
		'On request',
		'Donation',
	],
	...[
		'Extra charge on Sundays',
		'First-rate',
		'Flat rate',
		'Moderate rates',
		'Group rate on request',
		'No',
	],
	...['Tarif unique', 'Tarif libre', 'Prix libre', 'Tarifs sur demande', '(stationnement gratuit)'],
	...['Group rate (20 €)', '(12 EUR)', '(€€)', 'Menu (soir)'],
	...['(A la libre appréciation)', '(Don libre)', '(By donation.)'],
]) {
	test(`“${text}” tells a price as it stands`, () => {
		expect(statedPrice(text)).toBe(text);
		expect(tellsPrice(text)).toBe(true);
		expect(lacksAmount(text)).toBe(false);
	});
}

for (const text of [
	...['(visite guidée)', '((7 à 14 ans) selon visites); (visite libre)', '（ガイド付き）'],
	...['(Tourist tax); (/24h. Services included (if you stay longer)'],
]) {
	test(`“${text}” says something of a price that is missing`, () => {
		expect(statedPrice(text)).toBe(text);
		expect(tellsPrice(text)).toBe(false);
		expect(lacksAmount(text)).toBe(true);
	});
}

test('parentheses that are doubled are told once', () => {
	expect(statedPrice('3 EUR ((visite libre))')).toBe('3 EUR (visite libre)');
	expect(statedPrice('((visite libre))')).toBe('(visite libre)');
	expect(statedPrice('((7 à 14 ans) (selon visites))')).toBe('(7 à 14 ans) (selon visites)');
	expect(statedPrice("3 EUR ((selon l'âge). Visite virtuelle); ((- 7 ans) le soir)")).toBe(
		"3 EUR (selon l'âge). Visite virtuelle; ((- 7 ans) le soir)",
	);
});

for (const [text, rising] of [
	['Base rate - full rate: 8–0 EUR; Free', 'Base rate - full rate: 0–8 EUR; Free'],
	['36–47 EUR (families); 11–8.50 EUR (students)', '36–47 EUR (families); 8.50–11 EUR (students)'],
	['EUR 1.200 - 900 per week', 'EUR 900 - 1.200 per week'],
	['€9,50–7', '€7–9,50'],
]) {
	test(`“${text}” is told as “${rising}”: the lower end of a span comes first`, () => {
		expect(statedPrice(text)).toBe(rising);
	});
}

for (const text of [
	'EUR 5-8',
	'10–10 EUR',
	'12–8 h, 5 EUR',
	'2020–2019',
	'EUR 15–10:30',
	'OPEN TO ALL 9-5',
]) {
	test(`“${text}” has no span of prices that falls`, () => {
		expect(statedPrice(text)).toBe(text);
	});
}

test('where nothing is stated no amount is lacking', () => {
	expect(lacksAmount(undefined)).toBe(false);
});

for (const hostile of [
	'Group rate; ',
	'9–8 EUR',
	'rate ',
	'(',
	'();',
	'é',
	'-',
	'(6 ans); ',
	'(a); 5 EUR (b); ',
	'6 - ',
	'6 ',
]) {
	test(`a price of many “${hostile}” is read in a time that grows with its length`, () => {
		const read = (times: number) => lacksAmount(`${hostile.repeat(times)}x`);

		expect(growth(2000, read)).toBeLessThan(steadyGrowth);
	});
}
