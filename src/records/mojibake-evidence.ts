/** Holds a run of characters in UTF-8 that were read as signs, and what is beside it. */
interface Run {
	/** Character before it. */
	before: string;
	signs: string;
	/** Signs read as UTF-8. */
	letters: string;
	/** Characters after it, up to three. */
	rest: string;
}

/** Matches controls of ISO 8859-1: nobody writes one. */
const control = /[\u0080-\u009F]/u;
/**
 * Matches characters that nobody writes directly after a letter, so that both together are one
 * character read wrongly.
 */
const neverAfterLetter = /[\u0080-\u009F€‰ˆ˜¡¢£¤¥¦§¨¬¯±µ¶¸¼½¾¿ƒœšž]/u;
/** Matches what also stands between and after words in capitals: “MANHÃ–TARDE”. */
const afterWords = /[\s\u00AD·…•–—]/u;
/** Matches what “Ã”, which ends words in capitals, is never followed by. */
const neverAfterTilde = /[†‡ŠŽŒŸ]/u;
const openingMark = /["'(«‹“‘„‚]/u;
const signOfNumber = /[ª°²³¹º]/u;
/** Matches what may stand side by side after a word: “está»”, “olé”…”. */
const onlyClosing = /^.(?:[\s\u00AD·…•‘’“”–—»›«‹™®©°²³¹ªº]+)$/u;

/** Matches accents that are set on letters, and no other marks. */
const accents = /[\u0300-\u030C\u0323-\u0328\u0331]/u;
const unassigned = /[\p{Cn}\p{Co}\p{Cs}]/u;
const latin = /\p{Script=Latin}/u;
/** Matches characters of other scripts than the Latin one; one alone is no proof of a word. */
const ofOtherScript = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Returns whether a run is text when it is read as UTF-8: of characters that exist, with marks on
 * letters of their script. Controls become signs when such text is read once more.
 */
export function isReadable(letters: string, before: string): boolean {
	let previous = before;
	for (const letter of letters) {
		if (unassigned.test(letter)) return false;
		if (/\p{M}/u.test(letter) && !isMarkOf(previous, letter)) return false;
		previous = letter;
	}
	return !/^[\u0080-\u009F]+$/u.test(letters);
}

function isMarkOf(previous: string, mark: string): boolean {
	// Variation selectors follow emoji.
	if (/\p{Script=Inherited}/u.test(mark)) {
		return accents.test(mark) ? /\p{L}/u.test(previous) : /[^\p{Script=Latin}\s]/u.test(previous);
	}
	return ofOtherScript.test(previous);
}

/** Returns whether a run that is readable can be nothing else than UTF-8 that was read wrongly. */
export function isCertain(run: Run): boolean {
	const { before, letters, rest, signs } = run;
	if (control.test(signs) || Array.from(letters).length > 1 || signs.length === 4) return true;
	if (ofOtherScript.test(letters)) {
		const isBesideLatin = latin.test(before) || latin.test(rest[0] ?? '');
		return neverAfterLetter.test(signs.slice(1)) && !isBesideLatin;
	}
	return signs.length === 3 ? isCertainOfThree(run) : isCertainOfTwo(run);
}

/**
 * Returns whether three bytes certainly are UTF-8 that was read wrongly: a sign such as “€”, or
 * a Latin letter of Vietnamese.
 */
function isCertainOfThree({ letters, rest, signs }: Run): boolean {
	// Small letters alone may be of a word: “êžš”.
	if (/^\p{Ll}+$/u.test(signs)) return false;
	if (neverAfterLetter.test(signs.slice(1))) return true;
	return latin.test(letters) ? /^\p{L}/u.test(rest) : !onlyClosing.test(signs);
}

/**
 * Returns whether two bytes certainly are UTF-8 that was read wrongly, where they are shown as
 * a letter in capitals and a sign: “Ã©”.
 */
function isCertainOfTwo({ before, letters, rest, signs }: Run): boolean {
	const [lead = '', sign = ''] = signs;
	if (/\p{Ll}/u.test(before)) return true;
	if (neverAfterLetter.test(sign) && !/\p{Lm}/u.test(letters)) return true;
	const isInCapitals = /\p{Lu}/u.test(before);
	if (/[ŒŸ]/u.test(sign) && !isInCapitals && !/^\p{Lu}/u.test(rest)) return true;
	// “Â” becomes nothing: the sign alone was meant.
	if (lead === 'Â') {
		return isInCapitals ? signOfNumber.test(sign) : !(before === '«' && sign === '»');
	}
	if (lead === 'Ã') {
		// No language has a word “Ã”, but texts about letters have, in quotation marks.
		const isAlone = !isInCapitals && !openingMark.test(before);
		if (isAlone || neverAfterTilde.test(sign)) return true;
	}
	if (sign === '’' || (sign === '‘' && lead !== 'Ã')) {
		return (isInCapitals ? /^\p{Lu}{2}/u : /^\p{Ll}{3}/u).test(rest);
	}
	if (/^\p{Ll}/u.test(rest)) return (sign === '\u00AD' && isInCapitals) || !afterWords.test(sign);
	const mayBeWords = afterWords.test(sign) || /\p{Lu}/u.test(sign);
	return isInCapitals && /^\p{Lu}/u.test(rest) && !mayBeWords;
}
