import { lowercaseWords, sentencesOf } from './sentences.ts';

/**
 * Characters that are looked at behind a name: more than marks and spaces add to it, and than show
 * that a sentence ends.
 */
const roomBehindName = 50;

/** Matches an end that is clear: a quotation mark that a letter follows may open what follows. */
const clearEnd = /[\s.!?…。！？]$/u;

/**
 * Matches a full stop behind the name, and what may begin a sentence; behind a shorter word it may
 * be that of an abbreviation.
 */
const stopBehindName = /^\s?\.(?:\s+(?=[\p{L}\p{N}])|\s*(?=["“«]))/u;
const clearLastWord = /(?:\p{L}{4}|(?<!\p{L})\p{Lu}{3})\P{L}*$/u;

/**
 * Returns a text without its first sentence or line where that says nothing but the name of its
 * record, which stands above it, and more follows.
 *
 * Case and punctuation do not matter. A sentence that goes on after the name stays, and so does one
 * with a sign that the name lacks, such as “★”.
 */
export function textAfterName(text: string | undefined, name: string): string | undefined {
	// Few texts begin so, which is found many times faster by a letter than by words, and by words
	// than by sentences.
	if (text === undefined || firstLetter(text) !== firstLetter(name)) return text;
	const words = lowercaseWords(name).join(' ');
	const beginning = text.slice(0, 2 * name.length + roomBehindName);
	if (words === '' || !lowercaseWords(beginning).join(' ').startsWith(words)) return text;
	const afterStop = textAfterStop(text, name);
	if (afterStop !== undefined) return afterStop;
	let end = 0;
	for (const sentence of sentencesOf(beginning)) {
		end += sentence.length;
		const soFar = text.slice(0, end);
		const wordsSoFar = lowercaseWords(soFar).join(' ');
		if (wordsSoFar !== words && words.startsWith(wordsSoFar)) continue;
		const rest = text.slice(end).trimStart();
		const isNameAlone = wordsSoFar === words && hasOnlySignsOf(name, soFar);
		return isNameAlone && clearEnd.test(soFar) && /[\p{L}\p{N}]/u.test(rest) ? rest : text;
	}
	return text;
}

/** Returns whether a sentence has no sign that the name lacks, such as “★” and “€”. */
function hasOnlySignsOf(name: string, sentence: string): boolean {
	return (sentence.match(/\p{S}/gu) ?? []).every((sign) => name.includes(sign));
}

/**
 * Returns what follows the name and a full stop, where the name stands as it is written, case and
 * white space aside; `undefined` of any other text.
 */
function textAfterStop(text: string, name: string): string | undefined {
	const end = endOfName(text, name);
	if (end === undefined || !clearLastWord.test(name)) return undefined;
	const [stop] = stopBehindName.exec(text.slice(end, end + roomBehindName)) ?? [];
	return stop === undefined ? undefined : text.slice(end + stop.length);
}

function endOfName(text: string, name: string): number | undefined {
	let end = 0;
	for (const word of name.trim().split(/\s+/)) {
		while (end > 0 && /\s/.test(text.charAt(end))) end += 1;
		if (text.slice(end, end + word.length).toLowerCase() !== word.toLowerCase()) return undefined;
		end += word.length;
	}
	return end;
}

function firstLetter(text: string): string | undefined {
	return /[\p{L}\p{N}]/u.exec(text)?.[0].toLowerCase();
}
