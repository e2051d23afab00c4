import { expect, test } from '@playwright/test';
import { pageDescription } from '../../../../../src/ui/view-models/site/page-description.ts';

const parts = ['Ayo', 'Thursday, 22 April 2021, 20:30', 'Vendôme'];
const long = 'Three singers, two guitars and a hall in which every whisper can be heard.';

test('a text that tells enough stands alone, after the title where others begin like it', () => {
	expect(pageDescription(long, parts, undefined)).toBe(long);
	expect(pageDescription(long, parts, 'Ayo, Vendôme')).toBe(`Ayo, Vendôme · ${long}`);
});

test('before a short text comes what it does not say', () => {
	expect(pageDescription('Tonight in Vendôme!', parts, undefined)).toBe(
		'Ayo · Thursday, 22 April 2021, 20:30 · Tonight in Vendôme!',
	);
	expect(pageDescription(undefined, parts, undefined)).toBe(
		'Ayo · Thursday, 22 April 2021, 20:30 · Vendôme',
	);
});

test('a short text says the words that stand in it, whatever their case, and none that begins like one of them', () => {
	expect(pageDescription('Barbecue every Friday.', ['Bar', 'Pub', 'LYON'], undefined)).toBe(
		'Bar · Pub · LYON · Barbecue every Friday.',
	);
	expect(pageDescription('À Chinon.', ['Bar', 'Pub', 'CHINON'], undefined)).toBe(
		'Bar · Pub · À Chinon.',
	);
	expect(pageDescription(undefined, ['★', '☾', undefined], undefined)).toBe('★ · ☾');
});

test('a short text says the words that stand in it where no space parts them', () => {
	const shrine = ['貴船社', '神社', '京都市'];
	expect(pageDescription('京都市の北にある小さな神社です。', shrine, undefined)).toBe(
		'貴船社 · 京都市の北にある小さな神社です。',
	);
	expect(pageDescription('ร้านกาแฟในเชียงใหม่', ['คาเฟ่', 'ร้านกาแฟ', 'เชียงใหม่'], undefined)).toBe(
		'คาเฟ่ · ร้านกาแฟในเชียงใหม่',
	);
});

test('a short text that others share is told apart by the title, and by what that does not say', () => {
	expect(pageDescription('Tonight!', parts, 'Ayo')).toBe(
		'Ayo · Thursday, 22 April 2021, 20:30 · Vendôme · Tonight!',
	);
	expect(pageDescription('Ayo tonight!', parts, 'Ayo, Vendôme')).toBe(
		'Ayo, Vendôme · Thursday, 22 April 2021, 20:30 · Ayo tonight!',
	);
});
