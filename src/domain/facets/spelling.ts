import { createHash } from 'node:crypto';
import { Memo } from '../../i18n/locale/memo.ts';
import { slugFromName, wordsOfName } from '../../i18n/slug.ts';
import { compareTexts } from '../../i18n/text-order.ts';

/** Keys by value: the values of a guide are few, and many records state each. */
const knownKeys = new Memo<string>();

/**
 * Returns the key that all spellings of a value have in common. Case, accents of Latin and Greek
 * letters, punctuation and white space do not matter: “MADRID”, “Madrid ” and “madrid” are one, and
 * so are “slow-travel” and “Slow travel”.
 *
 * A text without any letter or digit has the empty key, and is no value.
 */
export function valueKey(text: string): string {
	return knownKeys.get(text, () => wordsOfName(withoutGreekAccents(text)).join('-'));
}

/**
 * Returns the part of a URL that stands for a value: the same for every spelling, whatever other
 * values there are, and no other value’s. It is never digits alone, which would read as the number
 * of a page.
 *
 * @param text Any spelling; its key is not empty.
 */
export function valueSlug(text: string): string {
	const key = valueKey(text);
	const slug = slugFromName(key);
	// No slug of a name has a low line: what is added makes no other value's address.
	const start = /^\p{N}+$/u.test(key) ? 'no_' : '';
	const end = slug === key ? '' : `_${createHash('sha256').update(key).digest('hex').slice(0, 8)}`;
	return start + slug + end;
}

/**
 * Returns the spelling of a value that is shown: the most frequent one. Among equally frequent ones
 * it has capitals and small letters rather than either alone, and accents; the last word has the
 * order of code units, so that every build shows the same.
 *
 * @param counts Number of times that each spelling is written; at least one.
 */
export function bestSpelling(counts: ReadonlyMap<string, number>): string {
	let best: string | undefined;
	for (const spelling of counts.keys()) {
		if (best === undefined || compareSpellings(spelling, best, counts) < 0) best = spelling;
	}
	return best ?? '';
}

function compareSpellings(a: string, b: string, counts: ReadonlyMap<string, number>): number {
	return (
		(counts.get(b) ?? 0) - (counts.get(a) ?? 0) ||
		caseRank(a) - caseRank(b) ||
		accentsIn(b) - accentsIn(a) ||
		compareTexts(a, b)
	);
}

function caseRank(text: string): number {
	if (text === text.toLowerCase()) return 1;
	return text === text.toUpperCase() ? 2 : 0;
}

function accentsIn(text: string): number {
	return text.normalize('NFD').length - text.length;
}

function withoutGreekAccents(text: string): string {
	return text.normalize('NFD').replace(/(\p{Script=Greek})\p{Mn}+/gu, '$1');
}
