import { hasUnspacedScript } from '../../i18n/locale/unspaced-script.ts';

/** Matches names that cameras and telephones give to files, at the start of a text. */
const deviceName =
	/^_?(?:IMG|DSC[NF]?|PXL|GOPR|DJI|MGA?|WP|HPIM|CIMG|IMGP|PICT|SAM|PANO|P\d|VID|MVI)[_-]?\d{2,}/i;
const fileEnding =
	/\.(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg|heic|indd|psd|pdf|ai|eps|raw|nef|cr2)$/i;
const endingAlone = /^\.?(?:jpe?g|png|gif|webp|avif|bmp|tiff?|svg|heic)$/i;
const numberOfFile = /^\S*\d{4}[\d_-]*$/;
/** Matches what programs add to the end of a file's name: “(4)”, “--2-”, “800x600”. */
const endMark = /(?:\(\d{1,3}\)|--\d{1,3}-?|[\s_-]\d{3,4}x\d{3,4})$/;
const maxEndMarks = 5;
/** Signs that stand within no words; two hyphens between spaces are a dash. */
const fileJoint = /_|[\p{L}\p{N}]--|--[\p{L}\p{N}]/u;
/** Matches more words than hyphens join in most names of places. */
const manyHyphens = /(?:-[^-]+){5}/;
/** “Terrace”, “L’Ambacia”: words about an image also where its file bears the same name. */
const simpleName = /^\p{Lu}\p{Ll}*(?:['’]\p{L}\p{Ll}+)*$/u;
/** File systems allow no longer names. */
const maxCharactersOfFile = 255;

/**
 * Returns a caption, or `undefined` where the text is the name of a file rather than words about
 * the image.
 *
 * The mark of a copy at its end, such as “(4)”, is left out. Names of files are those of cameras
 * and with an ending, texts without a letter or with underscores or double hyphens, and a single
 * word with digits or capitals within it, with many hyphens, or that begins the name of the
 * image's file.
 *
 * @param address The image's address, for its file's name.
 */
export function captionOf(text: string | undefined, address?: string): string | undefined {
	const whole = text?.trim() ?? '';
	if (fileEnding.test(whole) || deviceName.test(whole)) return undefined;
	const caption = withoutEndMarks(whole);
	if (!/\p{L}/u.test(caption) || (fileJoint.test(caption) && !caption.includes('@'))) {
		return undefined;
	}
	if (/\s/.test(caption) || hasUnspacedScript(caption)) return caption;
	return isRunTogether(caption) || isNameOfFile(caption, address) ? undefined : caption;
}

/**
 * Returns whether a text is wholly the ending of an image’s name, or the name of a camera’s file:
 * “jpg”, “P7170330”.
 */
export function isFileAlone(text: string): boolean {
	if (text.length > maxCharactersOfFile) return false;
	const name = text.trim().replace(fileEnding, '');
	return endingAlone.test(text.trim()) || (deviceName.test(name) && numberOfFile.test(name));
}

function withoutEndMarks(text: string): string {
	let rest = text;
	for (let round = 0; round < maxEndMarks; round++) rest = rest.replace(endMark, '').trimEnd();
	return rest;
}

/** Returns whether a word has digits or capitals within, joined words, or few letters. */
function isRunTogether(word: string): boolean {
	return /\p{N}|\p{Ll}\p{Lu}|^\p{Ll}.*-|^\p{Ll}{1,4}$/u.test(word) || manyHyphens.test(word);
}

/** Returns whether the file at an image's address is named by a word, or by it and more. */
function isNameOfFile(word: string, address: string | undefined): boolean {
	const path = address === undefined ? undefined : URL.parse(address)?.pathname;
	const file = path?.split('/').at(-1) ?? '';
	return !simpleName.test(word) && lettersAndDigits(file).startsWith(lettersAndDigits(word));
}

function lettersAndDigits(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{Ll}\p{Lo}\p{Nd}]/gu, '');
}
