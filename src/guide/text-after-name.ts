import { wordsOf } from './sentence-words.ts';
import { sentencesOf } from './sentences.ts';

/** More characters than marks and spaces add to a name at the beginning of a text, and than tell that a sentence ends. */
const roomBehindName = 50;

/** A quotation mark that a letter follows may open what follows. */
const clearEnd = /[\s.!?…。！？]$/u;

/** A full stop behind the name, before a small letter; behind a shorter word it may be that of an abbreviation. */
const stopBeforeSmallLetter = /^\s?\.\s+(?=\p{Ll})/u;
const longLastWord = /\p{L}{4}\P{L}*$/u;

/**
 * A text without its first sentence or line where that says nothing but the name of its record, which stands above it, and more follows.
 *
 * Case and marks aside; a sentence that goes on after the name stays, and so does one with a sign that the name lacks, such as “★”.
 */
export function textAfterName(text: string | undefined, name: string): string | undefined {
	// Few texts begin so, which is told many times faster by a letter than by words, and by words than by sentences.
	if (text === undefined || firstLetter(text) !== firstLetter(name)) return text;
	const words = wordsOf(name).join(' ');
	const beginning = text.slice(0, 2 * name.length + roomBehindName);
	if (words === '' || !wordsOf(beginning).join(' ').startsWith(words)) return text;
	const afterStop = textAfterStop(text, name);
	if (afterStop !== undefined) return afterStop;
	let end = 0;
	for (const sentence of sentencesOf(beginning)) {
		end += sentence.length;
		const said = text.slice(0, end);
		const saidWords = wordsOf(said).join(' ');
		if (saidWords !== words && words.startsWith(saidWords)) continue;
		const rest = text.slice(end).trimStart();
		const isNameAlone = saidWords === words && hasOnlySignsOf(name, said);
		return isNameAlone && clearEnd.test(said) && /[\p{L}\p{N}]/u.test(rest) ? rest : text;
	}
	return text;
}

/** Whether a sentence has no sign that the name lacks, such as “★” and “€”. */
export function hasOnlySignsOf(name: string, sentence: string): boolean {
	return (sentence.match(/\p{S}/gu) ?? []).every((sign) => name.includes(sign));
}

/** What follows the name, as it is written, where no sentence ends as it goes on with a small letter; `undefined` of any other text. */
function textAfterStop(text: string, name: string): string | undefined {
	const beginning = text.slice(0, name.length).replace(/\s/g, ' ');
	if (beginning !== name || !longLastWord.test(name)) return undefined;
	const [stop] = stopBeforeSmallLetter.exec(text.slice(name.length)) ?? [];
	return stop === undefined ? undefined : text.slice(name.length + stop.length);
}

function firstLetter(text: string): string | undefined {
	return /[\p{L}\p{N}]/u.exec(text)?.[0].toLowerCase();
}
