import { isCertain, isReadable } from './mojibake-evidence.ts';

/**
 * Lists what Windows-1252 makes of the bytes 80 to 9F; for those that it leaves open stand the
 * controls of ISO 8859-1.
 */
const signsFrom80To9F = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ';

const next = bytes(0x80, 0xbf);
/** Matches the forms of characters in UTF-8 of more than one byte (Unicode, table 3-7). */
const characterForms = [
	`${bytes(0xc2, 0xdf)}${next}`,
	`à${bytes(0xa0, 0xbf)}${next}`,
	`[á-ìîï]${next}{2}`,
	`í${bytes(0x80, 0x9f)}${next}`,
	`ð${bytes(0x90, 0xbf)}${next}{2}`,
	`[ñ-ó]${next}{3}`,
	`ô${bytes(0x80, 0x8f)}${next}{2}`,
];
const wholeCharacter = new RegExp(characterForms.join('|'), 'u');
const run = new RegExp(`(?:${characterForms.join('|')})+`, 'gu');

/**
 * Matches what may be mojibake though it is not certain, and half characters, of which the rest is
 * a space or was cut off. Words in capitals have these letters too, as in “IRMÃ”, “MANHÃ – TARDE”
 * and “SÃO”.
 */
export const mojibakeBeginnings = new RegExp(
	[
		`(?:${characterForms.join('|')}){2}`,
		String.raw`(?<!\p{Lu})Ã(?:${next}|\s|$)`,
		String.raw`Ã(?!\s)${next}(?=\p{L})`,
		'Â[\u00A0-\u00BF]',
		String.raw`(?<=[^\s\p{Lu}])Â(?:\s|$)`,
		'â€',
		String.raw`(?<=\p{Ll})[ÄÅÌÐÑØÙ]${next}`,
		'ðŸ',
	].join('|'),
	'u',
);

/** Matches letters that are the first byte of a character: outside of runs, half characters. */
const firstByte = /[\u00C2-\u00F4]/u;

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

/** Text may have been read wrongly more than once: “Ã” itself becomes “Ãƒ”. */
const maxTimes = 4;

/** Returns whether a text has anything in it that may be mojibake; a quick test before the rule. */
export function mayBeMojibake(text: string): boolean {
	return wholeCharacter.test(text);
}

/**
 * Returns a text in which UTF-8 that was read as Windows-1252 or ISO 8859-1 is read as UTF-8, also
 * where that happened several times.
 *
 * A run of such characters is mended as a whole or not at all: where it can be nothing else, or
 * where another run of the same text can be nothing else and each letter beyond ASCII is in a run.
 * A run beside half a character stays.
 */
export function withoutMojibake(text: string): string {
	let mended = text;
	for (let time = 0; time < maxTimes && mayBeMojibake(mended); time++) {
		const before = mended;
		mended = readOnce(before);
		if (mended === before) break;
	}
	return mended;
}

function readOnce(text: string): string {
	const runs = Array.from(text.matchAll(run), ({ 0: signs, index }) => readRun(text, signs, index));
	const certain = runs.some((one) => one.isCertain);
	if (!certain) return text;
	const isWhole = !firstByte.test(text.replace(run, ''));
	let mended = '';
	let end = 0;
	for (const { index, isCertain, isReadable, letters, signs } of runs) {
		const isMended = isReadable && (isCertain || isWhole);
		mended += text.slice(end, index) + (isMended ? letters : signs);
		end = index + signs.length;
	}
	return mended + text.slice(end);
}

function readRun(text: string, signs: string, index: number) {
	const before = text[index - 1] ?? '';
	const rest = text.slice(index + signs.length, index + signs.length + 3);
	const letters = lettersOf(signs);
	const touchesHalf = firstByte.test(before) || firstByte.test(rest[0] ?? '');
	const readable = !touchesHalf && isReadable(letters, before);
	return {
		index,
		signs,
		letters,
		isReadable: readable,
		isCertain: readable && isCertain({ before, signs, letters, rest }),
	};
}

function lettersOf(signs: string): string {
	return utf8.decode(Uint8Array.from(signs, byteOf));
}

function byteOf(character: string): number {
	const index = signsFrom80To9F.indexOf(character);
	return index < 0 ? character.charCodeAt(0) : 0x80 + index;
}

/** Returns a class of the characters that stand for the bytes from `first` to `last`. */
function bytes(first: number, last: number): string {
	const range = Array.from({ length: last - first + 1 }, (_, index) => first + index);
	const characters = range.flatMap((byte) => [
		String.fromCharCode(byte),
		signsFrom80To9F[byte - 0x80] ?? '',
	]);
	return `[${characters.join('')}]`;
}
