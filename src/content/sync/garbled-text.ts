import {
	mayBeGarbled,
	restOfLetter,
	withGarbledLettersMended,
} from '../../records/garbled-letters.ts';
import { withoutMarkup } from '../../records/plain-text.ts';
import { type DroppedField, namedInReason } from '../../records/read-record.ts';

/**
 * Matches what may be garbled though it is not certain, and half letters, of which the rest is a
 * space or was cut off. Words in capitals end with these letters too, as in “IRMÃ” and “MANHÃ –
 * TARDE”, and go on after them, as in “SÃO”.
 */
const maybeGarbled = new RegExp(
	String.raw`(?<!\p{Lu})Ã(?:${restOfLetter}|\s|$)|Ã(?!\s)${restOfLetter}(?=\p{L})|Â[\u00A0-\u00BF]|(?<=[^\s\p{Lu}])Â(?:\s|$)|â€`,
	'u',
);
const begin = 'garbled letters: ';
/** Letters written as entities, as well. */
const entity = /&(?:atilde|acirc|#)/i;

/**
 * The texts of one record whose letters were garbled on their way, each by the first words which
 * are: those that the guide mends, and those that visitors see as they are.
 *
 * @param source The record as it was sent: in one that was read, letters are mended.
 */
export function garbledTextProblems(source: unknown): DroppedField[] {
	const seen = new Set<string>();
	return [...textsOf(source)].flatMap(({ path, text }) => {
		if (typeof text !== 'string' || seen.has(text)) return [];
		seen.add(text);
		const words = garbledWords(text);
		return words === undefined ? [] : [{ path, reason: begin + namedInReason(words) }];
	});
}

/** The words that such a reason names; `undefined` for any other reason. */
export function garbledWordsOf(reason: string): string | undefined {
	return reason.startsWith(begin) ? reason.slice(begin.length) : undefined;
}

function* textsOf(source: unknown): Generator<{ path: string; text: unknown }> {
	for (const path of ['name', 'alternate_name', 'description']) {
		yield { path, text: memberOf(source, path) };
	}
	const editorial = memberOf(source, 'editorial');
	yield { path: 'editorial.description', text: memberOf(editorial, 'description') };
	yield* textsOfImage(memberOf(source, 'image'), 'image');
	const images = memberOf(source, 'images');
	if (!Array.isArray(images)) return;
	for (const [index, image] of images.entries()) yield* textsOfImage(image, `images[${index}]`);
}

function* textsOfImage(image: unknown, path: string): Generator<{ path: string; text: unknown }> {
	for (const member of ['alt_text', 'caption']) {
		yield { path: `${path}.${member}`, text: memberOf(image, member) };
	}
}

function memberOf(value: unknown, name: string): unknown {
	// Any object may be asked for any member.
	return typeof value === 'object' && value !== null
		? (value as Record<string, unknown>)[name]
		: undefined;
}

function garbledWords(source: string): string | undefined {
	if (!mayBeGarbled(source) && !entity.test(source)) return undefined;
	const text = withoutMarkup(source);
	const mended = withGarbledLettersMended(text);
	const index = mended === text ? text.search(maybeGarbled) : firstDifference(text, mended);
	return index < 0 ? undefined : wordsAround(text, index);
}

function firstDifference(text: string, other: string): number {
	let index = 0;
	while (text[index] === other[index]) index++;
	return index;
}

/**
 * The words that have the two characters at the index, where it begins a word also the word before.
 */
function wordsAround(text: string, index: number): string {
	const start = Math.max(...[' ', '\n'].map((space) => text.lastIndexOf(space, index - 2))) + 1;
	const length = text.slice(index + 2).search(/\s/);
	return text.slice(start, length < 0 ? undefined : index + 2 + length).trim();
}
