import { expect, test } from '@playwright/test';
import {
	creditOf,
	creditProblems,
	creditsOwed,
	imageCredit,
} from '../../../../src/domain/credits/credits.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

const visitLisboa = { name: 'Visit Lisboa', url: 'https://visit.example/' };

test('takes text, link and obligation from the attribution', () => {
	expect(
		creditOf({
			attribution: {
				text: 'Data: Visit Lisboa',
				url: 'https://visit.example/data',
				required: true,
			},
			provenance: { sd_publisher: { name: 'Another' } },
		}),
	).toEqual({ text: 'Data: Visit Lisboa', url: 'https://visit.example/data', required: true });
	expect(creditOf({ attribution: { text: 'Data: Visit Lisboa' } })).toEqual({
		text: 'Data: Visit Lisboa',
		url: undefined,
		required: false,
	});
	expect(creditOf({ attribution: { text: 'Data: Visit Lisboa', required: false } })?.required).toBe(
		false,
	);
});

test('names the publisher where a required credit has no words', () => {
	expect(
		creditOf({ attribution: { required: true }, provenance: { sd_publisher: visitLisboa } }),
	).toEqual({ text: 'Visit Lisboa', url: 'https://visit.example/', required: true });
	expect(
		creditOf({
			attribution: { required: true, url: 'https://credit.example/' },
			provenance: { sd_publisher: visitLisboa },
		}),
	).toEqual({ text: 'Visit Lisboa', url: 'https://credit.example/', required: true });
});

test('names the host of the link where there is no name at all', () => {
	expect(creditOf({ attribution: { url: 'https://www.visit.example/data' } })).toEqual({
		text: 'visit.example',
		url: 'https://www.visit.example/data',
		required: false,
	});
});

test('owes no credit where nobody asks for one or nobody is named', () => {
	expect(creditOf({})).toBeUndefined();
	expect(creditOf({ attribution: {} })).toBeUndefined();
	expect(creditOf({ provenance: { sd_publisher: visitLisboa } })).toBeUndefined();
	expect(
		creditOf({ attribution: { required: false }, provenance: { sd_publisher: visitLisboa } }),
	).toBeUndefined();
	expect(creditOf({ attribution: { required: true } })).toBeUndefined();
});

test('reports a required credit without words', () => {
	expect(
		creditProblems({ attribution: { required: true }, provenance: { sd_publisher: visitLisboa } }),
	).toEqual([
		{
			path: 'attribution.text',
			reason: 'missing, although the credit is required: the publisher is named instead',
		},
	]);
	expect(creditProblems({ attribution: { required: true } })).toEqual([
		{
			path: 'attribution.text',
			reason: 'missing, although the credit is required, and no publisher is named either',
		},
	]);
	expect(creditProblems({ attribution: { required: true, text: 'A' } })).toEqual([]);
	expect(creditProblems({ attribution: { url: 'https://a.example/' } })).toEqual([]);
	expect(creditProblems({})).toEqual([]);
});

test('owes each credit once, required ones first, otherwise in the order shown', () => {
	const a = { text: 'A', url: 'https://a.example/', required: false };
	const b = { text: 'B', required: true };
	const c = { text: 'C', required: false };
	const d = { text: 'D', required: true };
	expect(creditsOwed([a, undefined, b, c, b, a, d])).toEqual([b, d, a, c]);
	expect(creditsOwed([])).toEqual([]);
	expect(creditsOwed(new Set([undefined]))).toEqual([]);
});

test('requires a credit which one of its records requires, at its first place', () => {
	expect(
		creditsOwed([
			{ text: 'A', required: false },
			{ text: 'B', required: true },
			{ text: 'A', required: true },
		]),
	).toEqual([
		{ text: 'A', url: undefined, required: true },
		{ text: 'B', required: true },
	]);
});

test('joins a credit without link to the one that has it, and keeps different links apart', () => {
	expect(
		creditsOwed([
			{ text: 'A', required: true },
			{ text: 'A', url: 'https://one.example/', required: true },
			{ text: 'A', url: 'https://two.example/', required: true },
			{ text: 'A', url: 'https://one.example/', required: true },
		]),
	).toEqual([
		{ text: 'A', url: 'https://one.example/', required: true },
		{ text: 'A', url: 'https://two.example/', required: true },
	]);
});

test('a credit keeps its link and its obligation when one without either joins it', () => {
	const owed = { text: 'A', url: 'https://one.example/', required: true };
	expect(creditsOwed([owed, { text: 'A', required: false }])).toEqual([owed]);
});

test('names credit, holder and licence of an image, nobody twice', () => {
	const image = { url: 'https://i.example/a.jpg', alt: '' };
	const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
	expect(
		imageCredit({ ...image, credit: 'Photo: Ana Reis', holder: 'City Archive', licence }),
	).toEqual({ lines: ['Photo: Ana Reis', '© City Archive'], licence });
	expect(
		imageCredit({ ...image, credit: '© City Archive / Ana Reis', holder: 'city archive' }),
	).toEqual({ lines: ['© City Archive / Ana Reis'], licence: undefined });
	expect(imageCredit({ ...image, holder: '© Ana Reis' })).toEqual({
		lines: ['© Ana Reis'],
		licence: undefined,
	});
	expect(imageCredit({ ...image, holder: 'Copyright Ana Reis' })).toEqual({
		lines: ['Copyright Ana Reis'],
		licence: undefined,
	});
	expect(imageCredit({ ...image, credit: 'Reis', holder: '© Reis' })).toEqual({
		lines: ['© Reis'],
		licence: undefined,
	});
	expect(imageCredit({ ...image, licence })).toEqual({ lines: [], licence });
	expect(imageCredit(image)).toBeUndefined();
});

test('names whom only the caption names in a line of its own', () => {
	const image = { url: 'https://i.example/a.jpg', alt: '', alsoCredited: ['© City Archive'] };

	expect(imageCredit({ ...image, credit: 'Ana Reis' })?.lines).toEqual([
		'Ana Reis',
		'© City Archive',
	]);
	expect(imageCredit(image)?.lines).toEqual(['© City Archive']);
});

test('names a holder once whose name follows “by” or a colon', () => {
	const lines = (credit: string, holder: string) =>
		imageCredit({ url: 'https://i.example/a.jpg', alt: '', credit, holder })?.lines;

	expect(lines('Stadt Köln', 'Copyright: Stadt Köln')).toEqual(['Copyright: Stadt Köln']);
	expect(lines('Stadt Köln', '© by Stadt Köln')).toEqual(['© by Stadt Köln']);
	expect(lines('Foto: Stadt Köln', '© 2019 by Stadt Köln')).toEqual(['Foto: Stadt Köln']);
	expect(lines('Stadt Köln', 'Byron')).toEqual(['Stadt Köln', '© Byron']);
});

test('links a copy to its source, by the name of its host where nobody is named', () => {
	const licence = { name: 'CC BY 4.0', url: 'https://creativecommons.org/licenses/by/4.0/' };
	const sourceUrl = 'https://www.archive.example/harbour.jpg';
	const copy = { url: 'https://guide.example/images/1.webp', alt: '', licence, sourceUrl };

	expect(imageCredit({ ...copy, credit: 'Ana Reis' })).toEqual({
		lines: ['Ana Reis'],
		licence,
		sourceUrl,
	});
	expect(imageCredit(copy)).toEqual({ lines: ['archive.example'], licence, sourceUrl });
});

test('links no copy of what is in the public domain, which owes no source', () => {
	const licence = { name: 'CC0 1.0', url: 'https://creativecommons.org/publicdomain/zero/1.0/' };
	const sourceUrl = 'https://www.archive.example/harbour.jpg';

	expect(imageCredit({ url: 'https://guide.example/1.webp', alt: '', licence, sourceUrl })).toEqual(
		{ lines: [], licence, sourceUrl: undefined },
	);
});

test('names a holder whose name is but a part of another word of the credit', () => {
	const lines = (credit: string, holder: string) =>
		imageCredit({ url: 'https://i.example/a.jpg', alt: '', credit, holder })?.lines;

	expect(lines('Photo: Evan Smith', 'Eva')).toEqual(['Photo: Evan Smith', '© Eva']);
	expect(lines('Photo: Éva Müller', 'Müll')).toEqual(['Photo: Éva Müller', '© Müll']);
	expect(lines('Studio 24', 'Studio 2')).toEqual(['Studio 24', '© Studio 2']);
	expect(lines('Evan and Eva', 'Eva')).toEqual(['Evan and Eva']);
	expect(lines('Photo:Eva/Ana', 'Eva')).toEqual(['Photo:Eva/Ana']);
	expect(lines('Eva’s archive', '© Eva')).toEqual(['Eva’s archive']);
	expect(lines('𝒜rchive', 'rchive')).toEqual(['𝒜rchive', '© rchive']);
	expect(lines('Ana Reis', 'Copyright')).toEqual(['Ana Reis']);
	expect(lines('Ana Reis', 'Copyrights Ltd')).toEqual(['Ana Reis', '© Copyrights Ltd']);
});

test('finds a long name that overlaps itself in a time that grows with its length', () => {
	const read = (letters: number) =>
		imageCredit({
			url: 'https://i.example/a.jpg',
			alt: '',
			credit: 'a'.repeat(2 * letters),
			holder: 'a'.repeat(letters),
		})?.lines;

	expect(read(2)).toEqual(['aaaa', '© aa']);
	expect(growth(5000, read)).toBeLessThan(steadyGrowth);
});
