import { withDosLettersMended } from './dos-letters.ts';

/**
 * Lists what Windows-1252 makes of the bytes 80 to 9F; for those that it leaves open stand the
 * controls of ISO 8859-1.
 */
const signsFrom80To9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';
/**
 * A character that the second byte of a letter becomes, or the third: a class of a regular
 * expression.
 */
export const restOfLetter = String.raw`[\u0080-\u00BF${signsFrom80To9F}]`;
/**
 * UTF-8 that was read as Windows-1252: “Ã©” for “é”, “Â²” for “²”, “â€™” for “’”, “â‚¬” for “€”,
 * “â„¢” for “™”.
 */
const garbledRun = new RegExp(
	String.raw`(?:Ã${restOfLetter}|Â[\u00A0-\u00BF]|â[€\u0080]${restOfLetter}|â[‚\u0082]¬|â[„\u0084]¢)+`,
	'gu',
);
/** “de´veloppe”, as in texts from PDFs; “we´re”, “Rosi´s” and “Goethe´sche” have an apostrophe. */
const looseAccent = /(?<!\p{N})e´(?!sch)(?=\p{Ll}{3})/gu;
const sign = /[ÃÂ´ƒ‚]|â[€‚„\u0080\u0082\u0084]/;

/** Matches what may follow a word in capitals: “MANHÃ–TARDE”, “IRMÃ’S”. */
const afterWords = /[\s\u00AD·…•’–—]/u;
/**
 * Capitals that end a word, as in “CAFÃ‰”, or are one, as in “Ã€ voir”: no text has their signs
 * after a letter.
 */
const capitalAtEnd = /[\u0080\u0081\u008D\u008F\u0090\u009D€ƒ†‡ˆ‰ŠŒŽšœžŸ]/u;
/**
 * Matches signs of numbers. What has these signs after a capital letter has them before a number or
 * after a unit.
 */
const signOfNumber = /[¢£¥§ª°±²³¹µº¼½¾]/u;

/** So often in a row a text may have been read wrongly: where it was twice, “Ãƒ” stands for “Ã”. */
const mostTimes = 3;

/** Whether a text may have garbled letters; told several times faster than they are mended. */
export function mayBeGarbled(text: string): boolean {
	return sign.test(text);
}

/**
 * A text in which letters, punctuation and signs are mended whose UTF-8 was read as Windows-1252,
 * “é” of which the accent came off, and letters from DOS code pages.
 *
 * Only what is whole and can be nothing else: capitals as in “SÃO”, “MANHÃ – TARDE” and “«IRMÃ»”,
 * and what was cut off, stay as they are.
 */
export function withGarbledLettersMended(text: string): string {
	let mended = text;
	for (let time = 0; time < mostTimes && mayBeGarbled(mended); time++) {
		mended = mended.replace(garbledRun, (run, start: number, whole: string) => {
			const [before = '', after = ''] = [whole[start - 1], whole[start + run.length]];
			return isCertain(before, run, after) ? lettersOf(run) : run;
		});
	}
	return withDosLettersMended(mended.replace(looseAccent, 'é'));
}

/**
 * @param before The character before the run, and `after` that which follows: no text ends and
 *   begins with half a letter there.
 */
function isCertain(before: string, run: string, after: string): boolean {
	const [lead, rest = ''] = run;
	if (run.length > 2 || /\p{Ll}/u.test(before)) return true;
	const isAfterCapital = /\p{Lu}/u.test(before);
	if (lead === 'Â') {
		return isAfterCapital ? signOfNumber.test(rest) : !(before === '«' && rest === '»');
	}
	if (!isAfterCapital) {
		return rest === '\u00A0' || capitalAtEnd.test(rest) || /\p{L}/u.test(after);
	}
	if (/\p{Ll}/u.test(after)) return rest === '\u00AD' || !afterWords.test(rest);
	return /\p{L}/u.test(after) ? !afterWords.test(rest) : capitalAtEnd.test(rest);
}

function lettersOf(run: string): string {
	return new TextDecoder().decode(Uint8Array.from(run, byteOf));
}

function byteOf(character: string): number {
	const index = signsFrom80To9F.indexOf(character);
	return index < 0 ? character.charCodeAt(0) : 0x80 + index;
}
