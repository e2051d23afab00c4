import { lowercaseWords } from './sentence-words.ts';
import { longestTeaser } from './teaser.ts';
import { textAfterName } from './text-after-name.ts';

/** Matches what an encoding that lacks a sign leaves of it. */
const lostSign = /\?+(?=\p{L})|\uFFFD/gu;

/** Holds the texts of a record: the record of a place or of an event. */
interface DescribedRecord {
	name: string;
	description?: string | undefined;
	editorial?: { description?: string | undefined } | undefined;
}

/**
 * The text whose beginning cards, feeds and search engines have of a record, without its name
 * before it: that of the editors, else the description; `undefined` where there is neither.
 *
 * Our reading: where the description begins with the same words, and lacks question marks that
 * stand before letters in the editors' text, as in “she made ??her jewellery”, these are signs that
 * were lost, and the description is taken, which the page shows. Other signs are corrections.
 */
export function textForTeaser({
	name,
	description,
	editorial,
}: DescribedRecord): string | undefined {
	const [edited, described] = [editorial?.description, description].map((text) =>
		text?.trim() === '' ? undefined : textAfterName(text, name),
	);
	if (edited === undefined || described === undefined) return edited ?? described;
	const isGarbled = lostSignsIn(edited) > lostSignsIn(described) && beginsAlike(described, edited);
	return isGarbled ? described : edited;
}

function lostSignsIn(text: string): number {
	return text.slice(0, longestTeaser).match(lostSign)?.length ?? 0;
}

/**
 * Returns whether a description begins with the words that a teaser shows of another text, whatever
 * their signs.
 */
function beginsAlike(described: string, edited: string): boolean {
	const words = lowercaseWords(edited.slice(0, longestTeaser));
	const others = lowercaseWords(described.slice(0, 2 * longestTeaser));
	// The last one may be cut.
	const whole = edited.length <= longestTeaser ? words : words.slice(0, -1);
	return whole.every((word, index) => word === others[index]);
}
