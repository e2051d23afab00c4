import { wordsOf } from './sentence-words.ts';
import { longestTeaser } from './teaser.ts';
import { textAfterName } from './text-after-name.ts';

/** What has texts: the record of a place or of an event. */
interface DescribedRecord {
	name: string;
	description?: string | undefined;
	editorial?: { description?: string | undefined } | undefined;
}

/**
 * The text whose beginning cards, feeds and search engines have of a record, without its name before it: that of the editors, else the
 * description; `undefined` where there is neither.
 *
 * Our reading: where both begin with the same words, the description is taken. It is what the page shows, and the other one may have
 * garbled signs: “she made ??her jewellery”.
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
	return edited === described || !haveSameWords(edited, described) ? edited : described;
}

/** Whether two texts, as far as a teaser shows them, have the same words, whatever their signs. */
function haveSameWords(edited: string, described: string): boolean {
	if (described.length <= longestTeaser !== edited.length <= longestTeaser) return false;
	const words = wordsOf(edited.slice(0, longestTeaser));
	const others = wordsOf(described.slice(0, 2 * longestTeaser));
	if (edited.length <= longestTeaser) return words.join(' ') === others.join(' ');
	// The last one may be cut.
	return words.slice(0, -1).every((word, index) => word === others[index]);
}
