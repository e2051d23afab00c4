import { foldedWordsInTheirKana } from '../../i18n/folded-words.ts';

/**
 * Sign between two letters that parts words for Pagefind; no text has it after one of the signs.
 */
export const parting = '|';
/**
 * Signs within words at which Pagefind does not part them: it does so at ASCII punctuation alone.
 */
export const signs = '‘’…·\u2010-\u2014';
const partedSign = new RegExp(`([${signs}])\\${parting}`, 'g');
/** Mark between a word and its folded form, which is searched for but not shown. */
export const folding = '|~';
const foldedForm = /\|~[\p{L}\p{M}\p{N}]+/gu;
/** Mark at the end of a syllable that Pagefind takes for a word, joining it to the next one. */
export const joining = '|^';

/**
 * Letters of scripts of which any part of what looks like a word may be searched; Pagefind finds
 * the beginnings of words alone. Voiced ones of Kana have their marks behind them.
 */
export const syllable =
	'[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー][ﾞﾟ]?';
const syllables = new RegExp(`${syllable}|(?:(?!${syllable}).)+`, 'gu');

/** Soft hyphens and marks of no width, which no reader sees. */
const unseen = /[\u00AD\u200B\u2060\uFEFF]/g;
/** Letters and digits as wide as Han ones, and narrow Kana. */
const ofOtherWidth = /[０-９Ａ-Ｚａ-ｚ\uFF66-\uFF9F]+/g;
const kana = /[\u3041-\u30FE]+/g;
const voicedKana = /[\u3041-\u30FE][ﾞﾟ]/g;
const lineOfWords = /[^\s\u200B]+/g;

/** Returns the text that `textForPagefind` was given, as it is shown. */
export function shownText(text: string): string {
	return text
		.replace(foldedForm, '')
		.replaceAll(`${joining} `, '')
		.replace(partedSign, '$1')
		.replace(voicedKana, withVoice);
}

/** Describes a word of a text, as Pagefind counts words. */
export interface TextToken {
	/** Text as it is shown, with what stands around it. */
	text: string;
	/** Whether no space stands between it and the next one. */
	isJoined: boolean;
}

/**
 * Splits a text that `textForPagefind` made, or that Pagefind split by spaces of no width, into its
 * words.
 */
export function textTokens(text: string): TextToken[] {
	const isParted = text.includes('\u200B');
	return (isParted ? text.split('\u200B') : (text.match(lineOfWords) ?? [])).map((token) => {
		const isSyllable = token.endsWith(joining);
		const shown = shownText(isSyllable ? token.slice(0, -joining.length) : token);
		return { text: shown, isJoined: isParted || isSyllable };
	});
}

/** Describes a word of a query. */
export interface QueryWord {
	/** Word, folded. */
	text: string;
	/** Parts of the word that Pagefind takes for words, which have to follow each other. */
	tokens: readonly string[];
}

/**
 * Splits a query into words, as the index has them. A letter alone is left out where an apostrophe
 * joins it to another word: “l’abbaye”, “children’s”.
 */
export function queryWords(query: string): QueryWord[] {
	const words = withUsualLetters(query)
		.split(/\s+/)
		.flatMap((chunk) => {
			const ofChunk = foldedWordsInTheirKana(chunk);
			return ofChunk.length > 1 ? ofChunk.filter((word) => !/^\p{L}$/u.test(word)) : ofChunk;
		});
	return [...new Set(words)].map((text) => ({ text, tokens: tokensOf(text) }));
}

/** Returns the parts of a folded word that Pagefind takes for words. */
export function tokensOf(word: string): string[] {
	return withVoicingMarks(word).match(syllables) ?? [];
}

/** Returns a text without what nobody sees, in letters of the usual width. */
export function withUsualLetters(text: string): string {
	return text
		.replace(unseen, '')
		.replace(ofOtherWidth, (letters) => letters.normalize('NFKC'))
		.normalize('NFC');
}

/**
 * Returns Kana with their marks behind them: Pagefind takes marks off letters, and would take “bus”
 * for “path” (バス, パス).
 */
export function withVoicingMarks(text: string): string {
	return text.replace(kana, (letters) =>
		letters.normalize('NFD').replaceAll('\u3099', 'ﾞ').replaceAll('\u309A', 'ﾟ'),
	);
}

function withVoice([letter = '', mark]: string): string {
	return `${letter}${mark === 'ﾞ' ? '\u3099' : '\u309A'}`.normalize('NFC');
}
