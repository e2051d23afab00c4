import { expect, test } from '@playwright/test';
import { garbledTextProblems, garbledWordsOf } from '../../../../src/content/sync/garbled-text.ts';

const garbledWordsIn = (sent: object) =>
	garbledTextProblems(sent).map(({ path, reason }) => `${path}: ${garbledWordsOf(reason)}`);

test('texts in garbled letters are told by the words that are', () => {
	expect(garbledWordsIn({ name: 'The windmillâ€™s mill' })).toEqual(['name: windmillâ€™s']);
	expect(garbledWordsIn({ description: 'From the chÃ¢teau, 110 mÂ² of it, to VendÃ´me.' })).toEqual(
		['description: chÃ¢teau,'],
	);
	expect(garbledWordsIn({ editorial: { description: '<p>The chÃ&cent;teau</p>' } })).toEqual([
		'editorial.description: chÃ¢teau',
	]);
	for (const words of [
		'Pas Ã\u00A0 Pas',
		'dÃ©jÃ\u00A0 vu',
		'Ã‰glise',
		'CHÃ‚TEAU',
		'10Â\u00A0€',
		'voilÃ\u00A0',
	]) {
		expect(garbledWordsIn({ description: words }), words).toHaveLength(1);
	}
});

test('texts are told in which accents stand beside their letters, not those with an apostrophe', () => {
	expect(garbledWordsIn({ description: 'En pre´ambule, on de´veloppe.' })).toEqual([
		'description: pre´ambule,',
	]);
	expect(garbledWordsIn({ description: 'Rosi´s Café, qu´il tient.' })).toEqual([]);
});

test('texts are told whose letters came from a DOS code page, not those with quotations', () => {
	expect(garbledWordsIn({ description: 'The Royal Chƒteau of Blois.' })).toEqual([
		'description: Chƒteau',
	]);
	expect(garbledWordsIn({ description: 'Er sagt ‚Hallo‘ und geht.' })).toEqual([]);
});

test('texts are told that the guide cannot mend', () => {
	expect(garbledWordsIn({ name: 'voilÃ  Ãªtre' })).toEqual(['name: Ãªtre']);
	expect(garbledWordsIn({ name: 'voilÃ ' })).toEqual(['name: voilÃ']);
	expect(garbledWordsIn({ description: 'The museumâ€' })).toEqual(['description: museumâ€']);
	expect(garbledWordsIn({ description: 'TVAÂ\u00A0: 20 %' })).toEqual(['description: TVAÂ\u00A0:']);
});

test('letters that were lost are told in every text, and never guessed', () => {
	expect(
		garbledWordsIn({ name: 'Museum Ludwig, K?ln', location: { address: { city: 'K?ln' } } }),
	).toEqual(['name: K?ln', 'location.address.city: K?ln']);
	expect(garbledWordsIn({ description: 'Le Caf\uFFFD' })).toEqual(['description: Caf\uFFFD']);
	expect(garbledWordsIn({ description: 'M??nchen' })).toEqual(['description: M??nchen']);
	expect(garbledWordsIn({ description: 'Gda?sk und ?ód?' })).toEqual(['description: Gda?sk']);
	expect(garbledWordsIn({ name: '?Qué hacer' })).toEqual(['name: ?Qué']);
	expect(garbledWordsIn({ name: 'SE?ORA' })).toEqual(['name: SE?ORA']);
	expect(garbledWordsIn({ name: '?????' })).toEqual(['name: ?????']);
	expect(garbledWordsIn({ attribution: { text: 'ï¿½ Stadt' } })).toEqual(['attribution.text: ï¿½']);
	expect(garbledWordsIn({ description: 'ÐœÐ¾ÑÐºÐ²Ð°' })).toEqual(['description: ÐœÐ¾ÑÐºÐ²Ð°']);
});

test('question marks of sentences and addresses are no lost letters', () => {
	for (const words of [
		...['Why? Because.', 'Really?Yes', 'See https://x.example/?id=1', 'x.example/a?b=c', 'Who?'],
		...['a?b=1', '¿Qué?', '(?)', 'what??', '?', '??', 'R\u00ADock?'],
	]) {
		expect(garbledWordsIn({ name: words }), words).toEqual([]);
	}
});

test('texts of images are told, each text once', () => {
	expect(
		garbledWordsIn({
			name: 'CafÃ©',
			image: { alt_text: 'CafÃ©' },
			images: [
				{ caption: 'CafÃ© Luz', alt_text: 'The cafÃ© of Luz' },
				{ caption: 'CafÃ© Luz' },
				null,
			],
		}),
	).toEqual(['name: CafÃ©', 'images[0].caption: CafÃ©', 'images[0].alt_text: cafÃ©']);
});

test('letters that words in capitals have are not told', () => {
	for (const words of [
		...['SÃO JOÃO', '«A IRMÃ»', 'AMANHÃ às 10', 'MANHÃ – TARDE', 'IRMÃ\u00A0JOANA', 'ÂNGELA'],
		...['“IRMÃ”', 'Le château'],
	]) {
		expect(garbledWordsIn({ name: words, description: `Of ${words}.` }), words).toEqual([]);
	}
});

test('what is no record has no letters', () => {
	for (const sent of [undefined, null, 'Ã©', 5, { name: 5, images: [5, null] }]) {
		expect(garbledTextProblems(sent)).toEqual([]);
	}
});
