/** Matches what parts the words of a text, and the parts of an identifier. */
const gaps = /[\s,;|/_.:·-]+/;

/** Codes have letters without accents; a word with any other letter is one of a language. */
const shapes: readonly RegExp[] = [
	// “inc4”, “INC4SC2”: a few letters of one case before digits. Two may be a road or a format:
	// “MP3”.
	/^(?:[A-Z]{3,4}|[a-z]{3,4})\d+(?:[A-Z\d]*|[a-z\d]*)$/,
	// “A0201”, “C1234”.
	/^[A-Za-z]{1,4}0\d+$/,
	/^[A-Za-z]\d{4,}$/,
	// “a1b2”: letters and digits in turn.
	/^(?:[A-Za-z]{1,3}\d+){2,}[A-Za-z]{0,3}$/,
	/^(?:\d+[A-Za-z]{1,3}){2,}\d*$/,
	// “ZNewsletter”: a letter that marks a word for a machine.
	/^[A-Z](?=[A-Z][a-z]{5,}$)/,
];

/** Matches a web address, a name of a resource or a key with its value: “amenity=cafe”. */
const forMachines = /^(?:[a-z][a-z\d+.-]*:\/\/|urn:|[\w:.-]+=)\S*$/i;

/** Matches a UUID or its digits alone, with or without a prefix. */
const identifier = /^(?:[a-z]+_)?[a-f\d]{8}-?(?:[a-f\d]{4}-?){3}[a-f\d]{12}$/i;

/** Matches the number of a year, which may be a name. */
const year = /^[12]\d{3}$/;

/**
 * Returns whether a value is a code of a publisher’s system, which nobody reads as a word of any
 * language: “INC4SC2”, “A0201”, “76”, “cat=12”, a web address.
 *
 * The shape alone decides, so that it holds for every language. In doubt a value is none, since a
 * name that is taken for a code is missing on lists: abbreviations (“UNESCO”), words run together
 * (“PointOfView”, “bib_gourmand”) and names with a number (“Formula1”, “4DX”, “GR20”) are none.
 */
export function isCode(text: string): boolean {
	const trimmed = text.trim();
	if (forMachines.test(trimmed) || identifier.test(trimmed)) return true;
	if (isNumber(trimmed)) return !year.test(trimmed);
	const words = trimmed.split(gaps).filter((word) => word !== '');
	return (
		words.some(hasShapeOfCode) && words.every((word) => isNumber(word) || hasShapeOfCode(word))
	);
}

function hasShapeOfCode(word: string): boolean {
	return shapes.some((shape) => shape.test(word));
}

function isNumber(word: string): boolean {
	return /^\d+$/.test(word);
}

/** Holds a code that a record states where other records state a word. */
export interface StatedCode {
	field: 'kind' | 'category' | 'collection';
	text: string;
}
