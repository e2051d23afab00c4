import { expect, test } from '@playwright/test';
import { checkCredits } from '../../../../src/build/site-checks/check-credits.ts';
import type { PublishedRecord } from '../../../../src/build/site-checks/published-records.ts';
import type { DisplayImage } from '../../../../src/domain/images/display-image.ts';
import { pageOf } from './page-of.ts';

const museum: PublishedRecord = {
	id: 'plc_1',
	resource: 'places',
	name: 'Museum',
	credit: { text: 'Data: Fish & Chips\nLtd', url: 'https://visit.example/', required: true },
};
const photograph = { url: 'https://cdn.example/1.jpg', alt: '', credit: 'Ana Reis' };

const figureOf = (credit: string) =>
	`<figure><img src="https://cdn.example/1.jpg"><figcaption><small class="credit">${credit}</small></figcaption></figure>`;

const messagesOf = (main: string, record = museum, images: DisplayImage[] = [photograph]) =>
	checkCredits(pageOf(main), [{ record, images }]).map(({ message }) => message);

test('a required credit is there with its link, however it is set', () => {
	expect(
		messagesOf(
			'<p class="a credit"><a href="https://visit.example/">Data: Fish &amp; Chips  Ltd</a></p>',
		),
	).toEqual([]);
});

test('a required credit that is missing, hidden or without its link is an error', () => {
	const missing = [
		'The page shows “Museum” without its required credit “Data: Fish & Chips Ltd” (plc_1).',
	];
	const link = '<a href="https://visit.example/">Visit</a>';

	expect(messagesOf(link)).toEqual(missing);
	expect(messagesOf(`${link}<p hidden class="credit">Data: Fish &amp; Chips Ltd</p>`)).toEqual(
		missing,
	);
	expect(messagesOf('<p class="credit">Data: Fish &amp; Chips Ltd</p>')).toEqual([
		'The page credits “Museum” without the link https://visit.example/ (plc_1).',
	]);
});

test('a required credit whose words stand elsewhere only is missing', () => {
	const visit = { ...museum, credit: { text: 'Visit Lisboa', required: true } };
	const missing = ['The page shows “Museum” without its required credit “Visit Lisboa” (plc_1).'];

	expect(messagesOf('<h1>Welcome to Visit Lisboa news</h1>', visit)).toEqual(missing);
	expect(messagesOf('<span class="credit">Visit Lisboa news</span>', visit)).toEqual(missing);
	expect(messagesOf('<span class="credit">Visit Lisboa</span>', visit)).toEqual([]);
});

test('a photograph whose credit stands in its caption only is not credited', () => {
	const free = { ...museum, credit: undefined };

	expect(
		messagesOf('<img src="https://cdn.example/1.jpg"><p>Ana Reis in her garden</p>', free),
	).toHaveLength(1);
});

test('a photograph whose credit stands within another one only, or among those of data, is not credited', () => {
	const free = { ...museum, credit: undefined };
	const missing = [
		'The page shows the photograph https://cdn.example/1.jpg of “Museum” without its credit “Ana Reis” (plc_1).',
	];

	expect(messagesOf(figureOf('Ana Reis Lima'), free)).toEqual(missing);
	expect(messagesOf(figureOf('Joana Reis · Ana Reis Lima'), free)).toEqual(missing);
	expect(messagesOf(`${figureOf('')}<p class="credit">Ana Reis</p>`, free)).toEqual(missing);
});

test('a photograph is credited by each of its lines, also where its licence follows', () => {
	const free = { ...museum, credit: undefined };
	const licensed = { ...photograph, holder: 'Port of Quay', licence: { name: 'CC BY 4.0' } };
	const messages = (credit: string) => messagesOf(figureOf(credit), free, [licensed]);

	expect(messages('Ana Reis · © Port of Quay <a href="https://by.example/">CC BY 4.0</a>')).toEqual(
		[],
	);
	expect(messages('© Port of Quay CC BY 4.0')).toEqual([
		'The page shows the photograph https://cdn.example/1.jpg of “Museum” without its credit “Ana Reis” (plc_1).',
	]);
});

test('a licence that the credit of a photograph names may be a link amid its words', () => {
	const free = { ...museum, credit: undefined };
	const licensed = { ...photograph, credit: 'Ana (CC-BY 4.0)', licence: { name: 'CC BY 4.0' } };

	expect(
		messagesOf(figureOf('Ana (<a href="https://by.example/">CC-BY 4.0</a>)'), free, [licensed]),
	).toEqual([]);
});

test('a credit that is offered and not required may be left out', () => {
	const offering = { ...museum, credit: { text: 'Data: Visit', required: false } };

	expect(messagesOf('', offering)).toEqual([]);
});

test('a photograph that the page has is credited, one that it has not is not asked for', () => {
	const free = { ...museum, credit: undefined };
	const image = '<img src="https://cdn.example/1.jpg">';

	expect(messagesOf(figureOf('Ana Reis'), free)).toEqual([]);
	expect(messagesOf(image, free)).toEqual([
		'The page shows the photograph https://cdn.example/1.jpg of “Museum” without its credit “Ana Reis” (plc_1).',
	]);
	expect(messagesOf('', free)).toEqual([]);
});

test('a photograph of several records is credited as one of them says', () => {
	const free = { ...museum, credit: undefined };
	const concert: PublishedRecord = { ...free, id: 'evt_1', resource: 'events', name: 'Concert' };
	const messages = (main: string) =>
		checkCredits(pageOf(main), [
			{ record: concert, images: [{ ...photograph, credit: 'Rui Melo' }] },
			{ record: free, images: [photograph] },
		]).map(({ message }) => message);
	const image = '<img src="https://cdn.example/1.jpg">';

	expect(messages(figureOf('Rui Melo'))).toEqual([]);
	expect(messages(image)).toHaveLength(2);
});
