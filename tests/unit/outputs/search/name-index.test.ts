import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { foldedWords } from '../../../../src/i18n/folded-words.ts';
import { NameIndex } from '../../../../src/outputs/search/name-index.ts';
import { testProperty } from '../../../support/test-property.ts';

const names = [
	'Tours',
	'Château de Chambord',
	'Château de Chenonceau',
	'Musée des Beaux-Arts',
	'Église Saint-Martin',
	'Tour de Guet',
	'Hauptbahnhof',
	'L’Île d’Or',
	'東京国立博物館',
	'المتحف الوطني',
	'Łódź Øst',
];
const index = new NameIndex(names);
const found = (query: string, maxRows = 8) => index.search(query, maxRows).map((row) => names[row]);

test('finds a whole name first, then beginnings, then words', () => {
	expect(found('tours', 1)).toEqual(['Tours']);
	expect(found('tour')).toEqual(['Tours', 'Tour de Guet']);
	expect(found('ch')).toEqual(['Château de Chambord', 'Château de Chenonceau']);
	expect(found('guet')).toEqual(['Tour de Guet']);
	expect(found('arts musee')).toEqual(['Musée des Beaux-Arts']);
	expect(found('bahnhof')).toEqual(['Hauptbahnhof']);
});

test('finds names in either Kana, whichever is typed', () => {
	const index = new NameIndex(['一蘭 ラーメン', 'うどん やまと', 'バス停']);

	expect(index.search('らーめん', 8)).toEqual([0]);
	expect(index.search('ｳﾄﾞﾝ', 8)).toEqual([1]);
	expect(index.search('ばす', 8)).toEqual([2]);
	expect(index.search('はす', 8)).toEqual([]);
});

test('finds whole words before beginnings of words, and the name that lacks least of it first', () => {
	const index = new NameIndex([
		'Balade en bateau traditionnel sur la Loire au port de Chambord',
		'Camping des Chambordais',
		'Château de Chambord',
		'Au coeur du brame Chambord',
		'Chambord',
	]);

	expect(index.search('chambord', 8)).toEqual([4, 2, 3, 0, 1]);
	expect(index.search('chamb', 8)).toEqual([4, 0, 1, 2, 3]);
});

test('finds a name of which only the end of a word is missing before whole words of others', () => {
	const index = new NameIndex(['Tour de Guet', 'La Vieille Tour', 'Tours', 'Tours Langues']);

	expect(index.search('tour', 8)).toEqual([2, 0, 1, 3]);
});

test('finds equally good names in their order, wherever in them the words are', () => {
	const index = new NameIndex(['Le Château du Val', 'Château de Pray', 'Château de Guet']);

	expect(index.search('chateau', 8)).toEqual([0, 1, 2]);
});

test('takes one or two letters for the beginning of a name rather than for an article', () => {
	const index = new NameIndex(['Château de Pray', 'Demeure du Roi']);

	expect(index.search('de', 8)).toEqual([1, 0]);
});

test('takes accents, case, apostrophes, hyphens and spaces as they come', () => {
	expect(found('CHATEAU DE CHAMBORD', 1)).toEqual(['Château de Chambord']);
	expect(found('saint martin')).toEqual(['Église Saint-Martin']);
	expect(found('saintmartin')).toEqual(['Église Saint-Martin']);
	expect(found('lile dor')).toEqual(['L’Île d’Or']);
	expect(found("l'île d'or")).toEqual(['L’Île d’Or']);
	expect(found('lodz ost')).toEqual(['Łódź Øst']);
	expect(found('ｍｕｓｅｅ')).toEqual(['Musée des Beaux-Arts']);
});

test('takes an acute accent in the place of an apostrophe for one', () => {
	const index = new NameIndex(['Rosi´s Café', 'Café Rosita']);

	expect(index.search("rosi's cafe", 1)).toEqual([0]);
	expect(index.search('rosis cafe', 1)).toEqual([0]);
	expect(foldedWords('Rosi´s Café')).toEqual(['rosi', 's', 'cafe']);
});

test('takes a saint that is written out and one that is abbreviated for the same', () => {
	const names = [
		'Stade Marville Saint-Malo',
		'Saint-Malo',
		'St George’s Castle',
		'Sankt Peter',
		'Église Ste. Anne',
	];
	const index = new NameIndex(names);
	const first = (query: string) => index.search(query, 1).map((row) => names[row]);

	expect(first('st malo')).toEqual(['Saint-Malo']);
	expect(first('saint george')).toEqual(['St George’s Castle']);
	expect(first('sankt georg')).toEqual(['St George’s Castle']);
	expect(first('St. Peter')).toEqual(['Sankt Peter']);
	expect(first('sainte-anne')).toEqual(['Église Ste. Anne']);
	expect(index.search('saint', 8)).toEqual([1, 2, 0, 4]);
});

test('finds parts of names in scripts that put no spaces between words', () => {
	expect(found('博物館')).toEqual(['東京国立博物館']);
	expect(found('متحف')).toEqual(['المتحف الوطني']);
});

test('forgives one mistake in four letters, two in eight, and none in fewer', () => {
	expect(found('chmabord')).toEqual(['Château de Chambord']);
	expect(found('chenoncaux')).toEqual(['Château de Chenonceau']);
	expect(found('guez')).toEqual(['Tour de Guet']);
	expect(found('gez')).toEqual([]);
	expect(found('chateau du chambord', 1)).toEqual(['Château de Chambord']);
	expect(found('chateaude chambord', 1)).toEqual(['Château de Chambord']);
});

test('forgives nothing where a name has what was typed', () => {
	expect(found('tours')).toEqual(['Tours']);
	expect(found('tour')).toEqual(['Tours', 'Tour de Guet']);
});

test('leaves out a short word only where no name has it', () => {
	expect(found('chateau zz')).toEqual(['Château de Chambord', 'Château de Chenonceau']);
	expect(found('tour gue')).toEqual(['Tour de Guet']);
	// Two letters of such a script are a whole word.
	expect(found('東京国立 京都')).toEqual([]);
});

test('finds nothing for nothing, and no more than is asked for', () => {
	expect(found('')).toEqual([]);
	expect(found(' - ’')).toEqual([]);
	expect(found('zzzz')).toEqual([]);
	expect(found('t', 1)).toEqual(['Tours']);
});

const nameArbitrary = fc
	.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 9 }), {
		minLength: 1,
		maxLength: 4,
	})
	.map((words) => words.join(' '));

testProperty('every name is found by itself and by its beginning, in any script', 100, () =>
	fc.property(fc.array(nameArbitrary, { minLength: 1, maxLength: 20 }), fc.nat(), (all, at) => {
		const any = new NameIndex(all);
		const row = at % all.length;
		const [first, ...rest] = foldedWords(all[row] ?? '');
		if (first === undefined) return;
		expect(any.search([first, ...rest].join(' '), 20)).toContain(row);
		expect(any.search(all[row] ?? '', 20)).toContain(row);
		expect(any.search(Array.from(first).slice(0, 2).join(''), 20)).toContain(row);
	}),
);

const letter = fc.constantFrom(...Array.from('abcdefghijklmnopqrstuvwxyz'));
const word = fc.array(letter, { minLength: 2, maxLength: 10 }).map((letters) => letters.join(''));
const wordsArbitrary = fc.array(word, { minLength: 1, maxLength: 5 }).map((all) => all.join(' '));

testProperty('every name of four letters and more is found with any one mistake in it', 300, () =>
	fc.property(
		wordsArbitrary.filter((name) => name.replaceAll(' ', '').length > 4),
		fc.array(wordsArbitrary, { maxLength: 10 }),
		fc.nat(),
		letter,
		fc.constantFrom('left out', 'put in', 'another', 'swapped'),
		(name, others, at, other, mistake) => {
			const place = at % name.length;
			const [before, here, after] = [
				name.slice(0, place),
				name[place] ?? '',
				name.slice(place + 1),
			];
			const typed = {
				'left out': before + after,
				'put in': before + other + here + after,
				another: before + other + after,
				swapped: before + (after[0] ?? '') + here + after.slice(1),
			}[mistake];
			expect(new NameIndex([...others, name]).search(typed, 20)).toContain(others.length);
		},
	),
);
