import { hasUnspacedScript } from '../../i18n/locale/unspaced-script.ts';
import { isJoinedByHyphens } from './joined-words.ts';
import { isKindOfFile } from './kind-of-file.ts';
import {
	isNameOfFile,
	isNameOfFileOnly,
	isOfWordsOfFile,
	mostCharactersOfFile,
	withoutFolderWords,
} from './name-of-file.ts';

/**
 * Names that cameras, telephones and programs give to files, at the start of a text. After “Sam”
 * and “Pano”, which are words too, a space and few digits tell a date or an angle; “Untitled” and
 * more is the title of a work.
 */
const deviceName =
	/^(?:_?(?:IMG|DSC[NF]?|PXL|GOPR|GH0|DJI|MGA?|WP|HPIM|CIMG|IMGP|PICT|AP9I|P\d|VID|MVI)[\s_-]?\d{2,}|(?:SAM|PANO)(?:[_-]?\d{2,}|\s\d{4,})|capture d[’'_ ]écran|SONY DSC|whatsapp image|image\d*$|photo\d*$|(?:untitled|sans titre)(?: design)?[\s_()\d–-]*(?:cop(?:ie|y)[\s_()\d–-]*)?$)/i;
/**
 * Matches what layout programs call a new layout and its page, which becomes the title of what they
 * export.
 */
const layoutName = /^(?:layout|maquetación|mise en page) \d{1,3}(?: \(page \d{1,3}\))?$/i;
/**
 * “Image 12” and “Screenshot” begin words about an image, too: of those that nothing but numbers,
 * dates and signs follow.
 */
const numberedOrDated =
	/^(?:_?IMAGE[\s_-]?\d{2,}|screen ?shot)(?:\P{L}|(?<!\p{L})(?:à|at|from|um|[ap]m|cop(?:ie|y))(?!\p{L}))*$/iu;
const fileEnding =
	/\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg|heic|indd|psd|pdf|ai|eps|raw|nef|cr2)$/i;
const endingAlone = /^\.?(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg|heic)$/i;
const numberOfFile = /^\S*\d{4}[\d_-]*$/;
/** Matches what programs add to the end of a file's name: “(4)”, “--2-”, “ - Copie”, “800x600”. */
const endMark = /(?:\(\d{1,3}\)|--\d{1,3}-?|[\s_-]\d{3,4}x\d{3,4}|\s[-–]?\s?(?:copie|copy))$/i;
const mostEndMarks = 5;
/** Signs that stand within no words; two hyphens between spaces are a dash. */
const fileJoint = /_|[\p{L}\p{N}]--|--[\p{L}\p{N}]|\S@\S|\w©|\(c\)\w/u;
/** “@ana_reis”, “ana@reis.pt”: whom to credit, in signs that otherwise join words of files. */
const handleOrEmail =
	/(?<![\p{L}\p{N}_.+-])(?:[\p{L}\p{N}_.+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+|@[\p{L}\p{N}_.]+)/gu;
/**
 * A year, or two, after a word: “Lyon 1905”, “Tomar, 1160–1314”; not after what is more likely
 * short for something, as in “jep 2020”.
 */
const year = String.raw`(?:1\d{3}|20\d\d)`;
const yearsAfterWord = new RegExp(
	String.raw`(?<=(?:\p{L}{4}|\p{Lu}\p{Ll}{2})[,.]?\s\(?)${year}(?:[–-]${year})?(?!-?\p{N})`,
	'gu',
);
/** A make, the number of its model and a year: “BMW 2002 1970”, “ROVER 2200 TC 1965”. */
const modelAndYear = new RegExp(
	String.raw`^\p{Lu}{3,} [1-9]\d{2,3}(?: \p{Lu}{1,4})? ${year}$`,
	'u',
);
/**
 * Matches the numbers that cameras and archives give to photographs with: “vacances 2012 prieuré
 * 085”, “avril 2007 144”, “HOTEL-0920”, “SL-4174 © Ana Reis”.
 */
const counter = /^\p{Lu}{1,4}-?\d{2,}\s?©|(?:\s|\p{Lu}{3}-)0\d{2,3}$|\s20\d\d\s\d{3}$/u;
const threeLetters = /\p{L}\P{L}*\p{L}\P{L}*\p{L}/u;

/**
 * A caption, or `undefined` where the text is the name of a file rather than words about the image.
 *
 * The mark of a copy at its end, such as “(4)”, is left out, and so are words that hyphens join to
 * the end of the name of the image's file. Our reading of what sources send: a name of a camera's
 * file or of a new layout, text with underscores or double hyphens or the number of a photograph or
 * the kind of file, words run together by hyphens, digits or capitals, and what is also the name of
 * the image's file where it is a single word or written as only files are named.
 *
 * @param address The image's address, for its file's name.
 */
export function captionOf(text: string | undefined, address?: string): string | undefined {
	const whole = text?.trim() ?? '';
	const names = [fileEnding, deviceName, layoutName, numberedOrDated];
	if (names.some((name) => name.test(whole))) return undefined;
	const caption = withoutEndMarks(whole, address);
	if (caption === '' || counter.test(caption) || isKindOfFile(caption)) return undefined;
	if (!isWords(caption)) return undefined;
	if (/\s/.test(caption) || hasUnspacedScript(caption)) {
		return isNameOfFileOnly(caption, address) ? undefined : caption;
	}
	const isOfFile = isNameOfFile(caption, address) || isOfWordsOfFile(caption, address);
	return isRunTogether(caption) || isOfFile ? undefined : caption;
}

/**
 * Returns whether a text is wholly the ending of an image’s name, or the name of a camera’s file:
 * “jpg”, “P7170330”.
 */
export function isFileAlone(text: string): boolean {
	if (text.length > mostCharactersOfFile) return false;
	const name = text.trim().replace(fileEnding, '');
	return endingAlone.test(text.trim()) || (deviceName.test(name) && numberOfFile.test(name));
}

function withoutEndMarks(text: string, address: string | undefined): string {
	let rest = text;
	for (let round = 0; round < mostEndMarks; round++) {
		rest = withoutFolderWords(rest, address).replace(endMark, '').trimEnd();
	}
	return rest;
}

/**
 * Letters outnumber the digits but for those of years, and nothing joins words as only file names
 * do, handles and e-mail addresses aside.
 */
function isWords(caption: string): boolean {
	const text = caption.replace(handleOrEmail, '');
	if (fileJoint.test(text) || isJoinedByHyphens(text)) return false;
	const isLongEnough = threeLetters.test(text) || hasUnspacedScript(text);
	return isLongEnough && (hasMoreLettersThanDigits(text) || modelAndYear.test(text));
}

function hasMoreLettersThanDigits(text: string): boolean {
	// Counting takes long, and few captions have digits.
	if (!/\p{N}/u.test(text)) return /\p{L}/u.test(text);
	const letters = text.match(/\p{L}/gu)?.length ?? 0;
	const digits = text.replace(yearsAfterWord, '').match(/\p{N}/gu)?.length ?? 0;
	return letters > digits;
}

/**
 * Digits or capitals within a word, hyphens in one that begins with a small letter, or a few small
 * letters.
 */
function isRunTogether(word: string): boolean {
	return /\p{N}|\p{Ll}\p{Lu}|^\p{Ll}.*-|^\p{Ll}{1,4}$/u.test(word);
}
