import { wordsOfName } from '../../i18n/slug.ts';

/** Shorter names, such as “Eva” and “René”, stand in others by chance. */
const leastOfPart = 5;
const leastOfMisspelt = 12;
const mostMisspelt = 2;
/** Small words, and years, and what is not said of somebody: “de”, “la”, “Photo”. */
const filler = /^(?:\p{Ll}{1,3}|[Pp]hotos?|PHOTOS?|(?:19|20)\d\d)$/u;
const initials = /^\p{Lu}{1,5}$/u;
/**
 * Matches what is short for a first name in credits; “DR” is for “droits réservés”, “OT” a tourist
 * office.
 */
const shortForName = /^(?!(?:D[ER]|L[AE]|DU|OT)$)\p{Lu}{1,2}$/u;
const numberOrPlural = /(?:\d{1,2}|s)$/;
/** Between words run together: “JCCoutand”, “LudovicLetot”. */
const wordEnd = /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Between persons of one credit: “Ana Reis, Rui Luz” is not Ana Luz. */
const betweenNames = /[,;/&]|\s(?:and|e|en|et|und|y)\s/;

/**
 * Returns whether one of the credits names somebody, in whatever spelling: without accents,
 * capitals and spaces (“CDT 41”, “Cdt41”), run together, with initials for first names
 * (“D-Templier”), the words in another order, or misspelt by two letters.
 *
 * A name of which only a part is credited is not: “CDT41 clazi” in “CDT41”.
 */
export function isNamedIn(name: string, credits: readonly (string | undefined)[]): boolean {
	const letters = lettersOf(name);
	return credits.some((credit) => {
		if (credit === undefined) return false;
		const known = lettersOf(credit);
		return (
			(letters.length >= leastOfPart && known.includes(letters)) ||
			isMisspelt(letters, known) ||
			credit.split(betweenNames).some((part) => isNamedByWords(name, knownWords(part)))
		);
	});
}

/**
 * Returns whether whole words of a line are those of a credit, in their order, without accents,
 * capitals, signs and spaces.
 */
export function hasWholeCredit(line: string, credit: string): boolean {
	const letters = lettersOf(credit);
	const words = wordsOfName(line);
	return words.some((_, start) => {
		let joined = '';
		for (const word of words.slice(start)) {
			joined += word;
			if (joined === letters) return true;
			if (!letters.startsWith(joined)) return false;
		}
		return false;
	});
}

function isNamedByWords(name: string, known: KnownWords): boolean {
	const words = wordsOf(name)
		.flatMap((word) => (isKnown(word, known) ? [word] : word.split(wordEnd)))
		.filter((word) => !filler.test(word));
	const isInitialsOnly =
		words.length === 1 && initials.test(words[0] ?? '') && lettersOf(name) === known.initials;
	return (
		isInitialsOnly ||
		(words.some((word) => isKnown(word, known)) &&
			words.every((word) => isKnown(word, known) || isAbbreviated(word, known)))
	);
}

interface KnownWords {
	words: ReadonlySet<string>;
	letters: string;
	/** Initials of all words but the small ones, in their order. */
	initials: string;
	/** Abbreviations that may stand for a first name. */
	abbreviations: readonly string[];
}

function knownWords(credit: string): KnownWords {
	const words = wordsOf(credit).flatMap((word) => word.split(wordEnd));
	const first = words.filter((word) => !filler.test(word)).map((word) => lettersOf(word).charAt(0));
	return {
		words: new Set([...wordsOf(credit), ...words].map(lettersOf)),
		letters: lettersOf(credit),
		initials: first.join(''),
		abbreviations: words.filter((word) => shortForName.test(word)).map(lettersOf),
	};
}

function isKnown(word: string, { letters, words }: KnownWords): boolean {
	const whole = lettersOf(word);
	const forms = [whole, whole.replace(numberOrPlural, '')];
	return (
		words.has(whole) || forms.some((form) => form.length >= leastOfPart && letters.includes(form))
	);
}

/**
 * Initials for a word, in the name or in the credits: “JC” for “Jean-Christophe”, “Philippe” for
 * “P-Henry”.
 */
function isAbbreviated(word: string, known: KnownWords): boolean {
	const letters = lettersOf(word);
	if (initials.test(word) && known.initials.includes(letters)) return true;
	return known.abbreviations.some((other) => letters.startsWith(other));
}

/**
 * Returns whether two names differ in the middle only, by so few letters; numbers are no letters.
 */
function isMisspelt(a: string, b: string): boolean {
	const shorter = Math.min(a.length, b.length);
	if (shorter < leastOfMisspelt) return false;
	let start = 0;
	while (start < shorter && a[start] === b[start]) start++;
	let end = 0;
	while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
	const parts = [a, b].map((text) => text.slice(start, text.length - end));
	return parts.every((part) => part.length <= mostMisspelt && !/\d/.test(part));
}

function wordsOf(text: string): string[] {
	return text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== '');
}

function lettersOf(text: string): string {
	return wordsOfName(text).join('');
}
