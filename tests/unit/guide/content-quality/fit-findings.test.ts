import { expect, test } from '@playwright/test';
import { fitFindings } from '../../../../src/guide/content-quality/fit-findings.ts';

const facts = {
	timeZone: 'Europe/Copenhagen',
	contentLanguage: 'en',
	descriptionLanguageKey: 'description_language',
};
const findingsAt = (latitude: number, longitude: number, timeZone = facts.timeZone) =>
	fitFindings(
		{ coordinates: { latitude, longitude }, descriptions: [] },
		{ ...facts, timeZone },
		'2026',
	);
const findingsOf = (description: string, metadata: Record<string, string> = {}) =>
	fitFindings({ coordinates: undefined, descriptions: [description], metadata }, facts, '2026');
const spanish =
	'Exposición de la Asociación Española de Pintores y Escultores en el centro cultural del barrio.';
const danish =
	'Klassisk frokostrestaurant med stort udvalg af smørrebrød og andre danske frokostretter.';

test('names the zone of a point whose clocks are not those of the guide', () => {
	expect(findingsAt(37.57, 126.98)).toEqual([{ rule: 'other-zone', detail: 'Asia/Seoul' }]);
	expect(findingsAt(38.72, -9.14)).toEqual([{ rule: 'other-zone', detail: 'Europe/Lisbon' }]);
});

test('takes zones for one whose clocks always agree', () => {
	expect(findingsAt(40.42, -3.7)).toEqual([]);
	expect(findingsAt(-27.47, 153.03, 'Australia/Sydney')).toEqual([
		{ rule: 'other-zone', detail: 'Australia/Brisbane' },
	]);
});

test('names the language that a description reads like, where another is said', () => {
	expect(findingsOf(spanish)).toEqual([{ rule: 'other-language', detail: 'en es' }]);
	expect(findingsOf(spanish, { description_language: 'es-ES' })).toEqual([]);
	expect(findingsOf(danish, { description_language: 'da' })).toEqual([]);
	expect(
		findingsOf('港の歴史と船の模型を三つの階で見られる小さな博物館です。どうぞお越しください。'),
	).toEqual([{ rule: 'other-language', detail: 'en ja' }]);
});

test('says nothing of the language of a few words, or of languages that are written alike', () => {
	expect(findingsOf('Museo del Prado')).toEqual([]);
	expect(findingsOf(danish, { description_language: 'nb' })).toEqual([]);
});
