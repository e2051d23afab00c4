import { wordsOfName } from './slug.ts';

/**
 * Marks that readers leave out when they type: accents of alphabets, vowel points of Arabic and
 * Hebrew.
 */
const leftOut =
	/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}])\p{Mn}+|ـ/gu;
/** Letters that are no accented ones to Unicode, and are to those who have no key for them. */
const plainLetters: Readonly<Record<string, string>> = {
	đ: 'd',
	ð: 'd',
	ħ: 'h',
	ı: 'i',
	ł: 'l',
	ŋ: 'n',
	ŧ: 't',
	þ: 'th',
	ς: 'σ',
	أ: 'ا',
	إ: 'ا',
	آ: 'ا',
	ٱ: 'ا',
	ى: 'ي',
	ة: 'ه',
};
const letters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');
/** Apostrophes and hyphens that Unicode counts among letters, or that join words. */
const joiners = /[ʻʼʽˈ׳`]/g;

/** Soft hyphens and marks of no width: nobody sees or types them. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;

/** Matches Hiragana, each of which has a twin among Katakana: a word may be typed in either. */
const hiragana = /[\u3041-\u3096]/g;
const fromHiraganaToKatakana = 0x60;

/**
 * Returns the words of a text as searches compare them: without case, accents, width and points, in
 * any script, Hiragana as Katakana.
 *
 * Apostrophes and hyphens end words, as those who search write them or not.
 */
export function foldedWords(text: string): string[] {
	return foldedWordsInTheirKana(text).map((word) =>
		word.replace(hiragana, (sign) =>
			String.fromCharCode(sign.charCodeAt(0) + fromHiraganaToKatakana),
		),
	);
}

/** Returns `foldedWords` with Kana as they are written, which the index of texts keeps. */
export function foldedWordsInTheirKana(text: string): string[] {
	return wordsOfName(text.replace(unseen, '').normalize('NFKD').replace(joiners, ' ')).map((word) =>
		word
			.normalize('NFKD')
			.replace(leftOut, '$1')
			.normalize('NFC')
			.replace(letters, (letter) => plainLetters[letter] ?? letter),
	);
}

/**
 * Returns the folded words of a text, with those that an apostrophe or a hyphen joins as one word
 * besides: `l’eau` has `l`, `eau` and `leau`.
 */
export function foldedWordsAndJoined(text: string): string[] {
	return text.split(/\s+/).flatMap((chunk) => {
		const words = foldedWords(chunk);
		return words.length > 1 ? [...words, words.join('')] : words;
	});
}
