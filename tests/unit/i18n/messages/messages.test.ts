import { expect, test } from '@playwright/test';
import { filledIn } from '../../../../src/i18n/messages/filled-in.ts';
import { messagesFor, wordLanguages } from '../../../../src/i18n/messages/messages.ts';
import { textsOf } from './message-samples.ts';

/** Words that another language has in common with English. */
const common =
	/\b(Collection|Contact|Description|Destinations?|Distance|Licence|Online|Page|Programme|Sponsor|Status|Tickets|Website|Wikipedia|Wikivoyage)\b/gi;

const english = textsOf(messagesFor('en'));

for (const language of wordLanguages) {
	const texts = textsOf(messagesFor(language));

	test(`${language}: every message says something, and what it is given`, () => {
		expect([...texts.keys()]).toEqual([...english.keys()]);
		const wrong = [...texts].filter(
			([, { text, given }]) =>
				typeof text !== 'string' ||
				text.trim() === '' ||
				/undefined|\bnull\b|NaN|\[object| {2}/.test(text) ||
				!given.every((part) => text.includes(part)),
		);
		expect(wrong).toEqual([]);
	});

	test(`${language}: templates have the places of the English ones`, () => {
		const placesOf = (messages: typeof texts) =>
			Object.fromEntries([...messages].map(([path, { text }]) => [path, placesIn(text)]));
		expect(placesOf(texts)).toEqual(placesOf(english));
	});

	if (language === 'en') continue;
	test(`${language}: no message is still English`, () => {
		const alike = [...texts].filter(
			([path, { text, given }]) =>
				text === english.get(path)?.text && /\p{L}{4}/u.test(ownWords(text, given)),
		);
		expect(alike).toEqual([]);
	});
}

function placesIn(text: unknown): string[] {
	return (String(text).match(/\{\w+\}/g) ?? []).sort();
}

function ownWords(text: unknown, given: readonly string[]): string {
	const own = String(text)
		.replace(/\{\w+\}/g, '')
		.replace(common, '');
	return given.reduce((left, part) => left.replace(part, ''), own);
}

test('a country with words of its own has them, others those of their language', () => {
	expect(messagesFor('pt-BR').pages.contact).toBe('Contato');
	expect(messagesFor('pt-PT').pages.contact).toBe('Contacto');
	expect(messagesFor('pt-AO').pages.contact).toBe('Contacto');
	expect(messagesFor('de-CH-u-ms-metric').pages.places).toBe('Orte');
	expect(messagesFor('sv-SE').pages.places).toBe('Places');
	expect(['zh-TW', 'zh-HK', 'zh-Hant'].map((tag) => messagesFor(tag).pages.places)).toEqual([
		'景點',
		'景點',
		'景點',
	]);
	expect(messagesFor('zh-CN').pages.places).toBe('Places');
});

test('numbers have the plural forms of the language', () => {
	const french = messagesFor('fr').pages;
	expect([0, 1, 2, 1_000_000].map(french.placeCount)).toEqual([
		'0 lieu',
		'1 lieu',
		'2 lieux',
		'1\u202f000\u202f000 de lieux',
	]);
	expect(messagesFor('de').pages.eventCount(0)).toBe('0 Veranstaltungen');
	expect(messagesFor('es').pages.eventCount(1_000_000)).toBe('1.000.000 de eventos');
	expect(messagesFor('ja').pages.eventCount(1)).toBe('1件のイベント');
	expect([1, 2, 3, 11, 100].map(messagesFor('ar-AE').pages.placeCount)).toEqual([
		'مكان واحد',
		'مكانان',
		'3 أماكن',
		'11 مكانًا',
		'100 مكان',
	]);
	expect(messagesFor('ko').pages.eventCount(1200)).toBe('행사 1,200건');
	expect(messagesFor('zh-TW').pages.placeCount(1200)).toBe('1,200個景點');
});

test('one word leaves every kind, category and destination in a search, whatever their gender', () => {
	const anyOf = (locale: string) => messagesFor(locale).search.any;
	expect(['es', 'fr', 'it', 'pt', 'pt-BR'].map(anyOf)).toEqual([
		'Todo',
		'Tout',
		'Tutto',
		'Tudo',
		'Tudo',
	]);
});

test('what is left of a list is counted in words of no gender, one and several alike', () => {
	const leftIn = (locale: string) => {
		const { explore, places } = messagesFor(locale);
		const { allValues, showMore } = explore.browser;
		return [
			...[1, 3].map(places.moreNotShown),
			...[showMore, allValues].map((template) => filledIn(template, { count: '1' })),
		];
	};
	expect(leftIn('it')).toEqual([
		'e 1 in più',
		'e 3 in più',
		'Mostra altri risultati (1)',
		'Mostra tutto (1)',
	]);
	expect(leftIn('pt')).toEqual(['e mais 1', 'e mais 3', 'Ver mais 1', 'Ver tudo (1)']);
});

test('the button that copies coordinates is named for them, and bears the word that it shows', () => {
	expect(messagesFor('ja').pages.copyCoordinates).toBe('座標をコピー');
	for (const language of wordLanguages) {
		const { copy, copyCoordinates } = messagesFor(language).pages;
		expect(copyCoordinates.toLowerCase(), language).toContain(copy.toLowerCase());
		expect(copyCoordinates.length, language).toBeGreaterThan(copy.length);
	}
});

test('in German a filter that can be removed is set off from the words around it', () => {
	const { removeFilter, within } = messagesFor('de').explore.browser;
	const filter = filledIn(within, { distance: '2 km' });
	expect(filledIn(removeFilter, { filter })).toBe('Filter „Bis 2 km entfernt“ entfernen');
});

test('in Spanish, French and Dutch a filter that can be removed is called one, and quoted', () => {
	const removed = (locale: string) => {
		const { removeFilter, within } = messagesFor(locale).explore.browser;
		return filledIn(removeFilter, { filter: filledIn(within, { distance: '2 km' }) });
	};
	expect(['es', 'fr', 'nl'].map(removed)).toEqual([
		'Quitar el filtro «A menos de 2 km»',
		'Retirer le filtre «\u202fÀ moins de 2 km\u202f»',
		'Filter ‘Binnen 2 km’ verwijderen',
	]);
});

test('what more the map has is offered alike for one place and for many', () => {
	const one = (locale: string) => {
		const { more, onePlace } = messagesFor(locale).map.browser;
		return filledIn(more, { places: filledIn(onePlace, { count: '1' }) });
	};
	expect(['de', 'es', 'fr', 'nl'].map(one)).toEqual([
		'und außerdem 1 Ort; vergrößern Sie, um alles hier zu sehen',
		'y 1 lugar más; acerca el mapa para verlo todo aquí',
		'et encore 1 lieu\u202f; agrandissez pour tout voir ici',
		'en nog 1 plek; zoom in om alles hier te zien',
	]);
});

test('the name of a guide stands by itself before what is said of it', () => {
	const { accessibility } = messagesFor('es');
	expect(accessibility.introduction('Costa')).toMatch(/^Costa: una guía pensada /);
	const { explore, map, search } = messagesFor('nl');
	expect([
		explore.introduction('Waterland', '5 plekken'),
		map.introduction('Waterland', '5 plekken'),
		search.introduction('Waterland'),
		search.namesIntroduction('Waterland'),
	]).toEqual([
		'Waterland: 5 plekken. Kies wat je zoekt.',
		'Waterland: 5 plekken op één kaart.',
		'Waterland: zoek in de namen en teksten.',
		'Waterland: zoek in de namen.',
	]);
});
