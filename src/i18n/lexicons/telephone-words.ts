import { lexicons } from './lexicons.ts';

const faxWords = wordsOf(lexicons.flatMap(({ fax }) => fax));
const phoneWords = wordsOf(lexicons.flatMap(({ telephone }) => telephone));

/**
 * Returns whether the words before or after a number name a fax in any language, and not a
 * telephone as well, as “Tel./Fax” does.
 */
export function namesFaxAlone(words: string): boolean {
	const text = words.normalize('NFKC');
	return faxWords.test(text) && !phoneWords.test(text);
}

/**
 * Returns a pattern of words: those of scripts without spaces stand anywhere in a text, others
 * between no letters.
 */
function wordsOf(words: readonly string[]): RegExp {
	const apart = String.raw`(?<![\p{Script=Latin}\p{Script=Cyrillic}])`;
	const after = String.raw`(?![\p{Script=Latin}\p{Script=Cyrillic}])`;
	return new RegExp(`${apart}(?:${[...new Set(words)].join('|')})${after}`, 'iu');
}
