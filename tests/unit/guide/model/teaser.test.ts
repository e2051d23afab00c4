import { expect, test } from '@playwright/test';
import { shortened, teaserOf, wholeSentences } from '../../../../src/guide/model/teaser.ts';

test('of a text that says nothing there is no teaser', () => {
	expect(teaserOf(' Ships. ')).toBe('Ships.');
	expect(teaserOf(' \n')).toBe(undefined);
	expect(teaserOf(undefined)).toBe(undefined);
});

test('a short text is one line', () => {
	expect(shortened(' One\n\ntwo  three ', 160)).toBe('One two three');
	expect(shortened('exactly', 7)).toBe('exactly');
});

test('lines that no sign parts are parted by a point at mid-height, and those before a small letter are not', () => {
	expect(
		teaserOf('Théâtre dramatique\nDans le cadre du festival\n\nPaul vit seul.\nIl rêve.'),
	).toBe('Théâtre dramatique · Dans le cadre du festival · Paul vit seul. Il rêve.');
	expect(teaserOf('Rock (France) \r\n12 EUR')).toBe('Rock (France) · 12 EUR');
	expect(teaserOf('Ships and maps\nin a warehouse:\nSalt\n- Cod')).toBe(
		'Ships and maps in a warehouse: Salt · Cod',
	);
});

test('the marks of a list give way to points, and to nothing where it begins', () => {
	expect(teaserOf('- Ships\n- Maps\n\n-\tSalt\n• cod')).toBe('Ships · Maps · Salt · cod');
	expect(teaserOf('Tasting of :\r\n• 3 wines with cheese and of \n•2 wines')).toBe(
		'Tasting of : 3 wines with cheese and of · 2 wines',
	);
	expect(teaserOf('On show;\n* ships,\n* maps.\n– Salt')).toBe('On show; ships, maps. · Salt');
});

test('a sign that marks no line of a list stays', () => {
	expect(teaserOf('Warm to\n-5 °C')).toBe('Warm to -5 °C');
	expect(teaserOf('Ships - maps • salt')).toBe('Ships - maps • salt');
	expect(teaserOf('-5 °C outside')).toBe('-5 °C outside');
	expect(teaserOf('Guided tours\n*on request')).toBe('Guided tours *on request');
});

test('a long text ends after a word, without the sign that followed it', () => {
	expect(shortened('Ships, maps and salt in a warehouse', 12)).toBe('Ships, maps…');
	expect(shortened('Ships, maps – and salt', 14)).toBe('Ships, maps…');
	expect(shortened('Ships. Maps and salt', 8)).toBe('Ships…');
	expect(shortened('Ships · Maps and salt', 8)).toBe('Ships…');
	expect(shortened('Ships — Maps | salt', 8)).toBe('Ships…');
	expect(shortened('Ships, maps… and salt', 14)).toBe('Ships, maps…');
});

test('a long text does not end with the mark that opens what was cut', () => {
	expect(shortened('Le bateau « Sel et morue »', 14)).toBe('Le bateau…');
	expect(shortened('Ships, maps ( salt )', 14)).toBe('Ships, maps…');
	expect(shortened('故宫博物院（位于北京）', 7)).toBe('故宫博物院…');
	expect(shortened('Das Schiff „Salz“ und Karten', 19)).toBe('Das Schiff „Salz“…');
});

test('a long text does not end with the first word or two of a sentence', () => {
	const mill = 'An old mill by the river. The rooms are large, and Ana cooks.';

	expect(shortened(mill, 30)).toBe('An old mill by the river…');
	expect(shortened(mill, 36)).toBe('An old mill by the river…');
	expect(shortened(mill, 41)).toBe('An old mill by the river. The rooms are…');
	expect(shortened('By the river! It is old, and large as well.', 18)).toBe('By the river!…');
	// What is left says too little, or it is no end of a sentence.
	expect(shortened('An inn. Extraordinarily old rooms', 24)).toBe('An inn. Extraordinarily…');
	expect(shortened('The path leads on to St. Cyr and back', 30)).toBe(
		'The path leads on to St. Cyr…',
	);
});

test('a text ends before a number that it would cut, not before what is said of a number', () => {
	expect(shortened('Booking: 02 47 73 53 84, or by e-mail', 18)).toBe('Booking…');
	expect(shortened('Booking required, +33 (0)2 47 73 53 84', 21)).toBe('Booking required…');
	expect(shortened('Booking required, +33 (0)2 47 73 53 84', 32)).toBe('Booking required…');
	expect(shortened('A garden of 12 000 m² by the river', 17)).toBe('A garden of…');
	expect(shortened('A garden of 1905 by the river', 18)).toBe('A garden of 1905…');
	expect(shortened('Tours, 37000 by the river', 14)).toBe('Tours, 37000…');
	expect(shortened('Open since 1905, 12 rooms', 18)).toBe('Open since 1905…');
	expect(shortened('Room B12 14 beds', 10)).toBe('Room B12…');
});

test('a text without spaces is cut between characters, never within one', () => {
	expect(shortened('故宫博物院位于北京', 5)).toBe('故宫博物…');
	expect(shortened('😀😀😀😀', 5)).toBe('😀😀…');
	expect(shortened('a'.repeat(400), 160)).toHaveLength(160);
});

test('a text in a language without spaces is cut after a word', () => {
	expect(shortened('พิพิธภัณฑ์ท่าเรือเก่าอยู่ริมแม่น้ำในกรุงเทพมหานคร', 30)).toBe('พิพิธภัณฑ์ท่าเรือเก่าอยู่ริม…');
});

test('a very long text ends with a whole sentence, in languages that write no spaces too', () => {
	expect(wholeSentences('Ships lie here. Maps hang there. Salt is sold.', 40)).toBe(
		'Ships lie here. Maps hang there.',
	);
	expect(wholeSentences('塩を売る店です。船の模型もあります。地図は二階です。', 20)).toBe(
		'塩を売る店です。船の模型もあります。',
	);
	expect(wholeSentences('Ships. Maps.', 12)).toBe('Ships. Maps.');
});

test('a sentence that is too long to be whole ends after a word', () => {
	expect(wholeSentences('Ships. Maps and salt and cod and wine and cork lie here.', 30)).toBe(
		'Ships. Maps and salt and cod…',
	);
});
