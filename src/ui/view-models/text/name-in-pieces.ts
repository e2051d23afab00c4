import { lowercaseWords } from '../../../guide/model/sentence-words.ts';
import type { Sentence } from '../../../guide/model/sentences.ts';
import { hasOnlySignsOf } from '../../../guide/model/text-after-name.ts';

/** Between the parts of a heading; no hyphen within a word. */
const mark = /\s[-–—|]\s|[:,;()·]/u;
/** “Free” may also be said of something else than the name says it of. */
const fewestWords = 3;

/**
 * Returns whether a sentence says nothing but the name of its record, of which it may leave parts
 * out and have the others in another order: “Workshops - Easter holidays” of “Easter holidays in
 * Tours: workshops for children”.
 *
 * Each of its pieces between marks stands word for word in the name, in whatever case, and it has
 * no sign that the name lacks.
 */
export function isNameInPieces(sentence: Sentence, name: string): boolean {
	const said = wordsIn(name);
	return (
		lowercaseWords(sentence).length >= fewestWords &&
		sentence.split(mark).every((piece) => said.includes(wordsIn(piece))) &&
		hasOnlySignsOf(name, sentence)
	);
}

function wordsIn(text: string): string {
	return ` ${lowercaseWords(text).join(' ')} `.replace('  ', ' ');
}
