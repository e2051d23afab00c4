import { expect, test } from '@playwright/test';
import { foldedWords } from '../../../src/i18n/folded-words.ts';

test('leaves out what nobody sees or types: soft hyphens, widths, accents of alphabets', () => {
	expect(foldedWords('Gar\u00adten­zwerg')).toEqual(['gartenzwerg']);
	expect(foldedWords('Ｌｉｓｂｏｎ１')).toEqual(['lisbon1']);
	expect(foldedWords('Cafe\u0301 Smørrebrød')).toEqual(['cafe', 'smorrebrod']);
	expect(foldedWords('ﾍﾟｯﾄ')).toEqual(['ペット']);
});

test('leaves marks that make other letters', () => {
	expect(foldedWords('バス パス')).toEqual(['バス', 'パス']);
});
