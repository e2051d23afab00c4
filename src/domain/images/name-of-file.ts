/** File systems allow no longer names. */
export const mostCharactersOfFile = 255;
/** “Terrace”, “L’Ambacia”: words about an image also where its file bears the same name. */
const simpleName = /^\p{Lu}\p{Ll}*(?:['’]\p{L}\p{Ll}+)*$/u;
/**
 * A number, a month or a letter after a year at the end of a file’s name; “Route D952” and “Blois
 * 1914-1918” may well be said of an image.
 */
const numberAtEnd = /\p{Ll}-?\d{1,4}$|20\d\d-(?:0?\d|1[0-2])$|\s20\d\d(?!s)\p{Ll}$/u;
/**
 * “journéevendanges 1”, “hôtel le blason 7”: a counter behind what begins with a small letter, as
 * few captions do; “Chambre 7” is one.
 */
const counterAtEnd = /^\p{Ll}.*\s\d{1,2}$/u;
/**
 * “PAGE 23 - EXPO”: of a magazine that was laid out; “Page 23 of the Book of Hours” is said of an
 * image.
 */
const pageOfLayout = /^PAGE \d{1,3}\s?-/;
/**
 * “maisonMagie Blois- Ana Reis”: a hyphen with one space, which people type by mistake too, after a
 * beginning that no caption has.
 */
const looseHyphen = /^(?:\p{Ll}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll})(?=.*(?:\S-\s|\s-\S))/u;
/** “IndroisVisiteMontrésor”; a single capital stands in names, such as “McDonald”. */
const runTogether = /\p{Ll}\p{Lu}\p{Ll}+\p{Lu}\p{Ll}/u;
/** “ManoirdeContres. ext.”; fewer letters stand before it in names, such as “VandeVelde”. */
const smallWordWithin = /\p{Ll}{3}(?:de|des|du)\p{Lu}\p{Ll}/u;
/**
 * “20.10.14 - Petit poucet”; a whole year, as in “14.07.1919 - the parade”, may well be said of an
 * image.
 */
const shortDate = /^\d{2}\.\d{2}\.\d{2}\s?-/;
/**
 * “Initiation-a-la-fauconnerie”; places have a capital later on, such as “Saint-Pierre-des-Corps”,
 * and few other words have three hyphens.
 */
const smallWordsJoined = /^\p{Lu}\p{Ll}{3,}(?:-\p{Ll}+){3,}$/u;
/** “CHT-QUINCAY”: a word without vowels, such as none but saints have in their names. */
const abbreviation = /^(?!STE?-)[B-DF-HJ-NP-TV-XZ]{2,}(?:-\p{Lu}{2,})+$/u;
const mostLettersOfShortWord = 3;
/**
 * Where the photograph belongs, joined to the end: “Porte royale-loches-valdeloire”, “Crypte
 * (1)-loches”, “Piscine 1b-Genille-valdeloire”. Shorter words stand in what is joined in any text,
 * such as “arc-en-ciel” and “nord-nord-ouest”.
 */
const joinedFolders = String.raw`(?:-\p{Ll}{5,}){2,}|(?<=\(\d{1,3}\))(?:-\p{L}+)+|(?<=\s\d{1,2}\p{Ll})(?:-\p{L}{5,})+-\p{Ll}{5,}`;
/** “Attelage-ot-loches”: that of a tourist office. */
const folderOfOffice = String.raw`-ot-\p{Ll}{5,}`;
/**
 * “Terrasse-Chemille sur Indrois-valdeloire”: a name in several words, and one that is run together
 * with a small word in it.
 */
const folderRunTogether = String.raw`(?<=\p{L})-(?!\s)[^-]*\s[^-]*(?<!\s)-\p{L}{3,}(?:de|des|du|sur)\p{L}{3,}`;
const folderWords = new RegExp(`(?:${joinedFolders}|${folderOfOffice}|${folderRunTogether})$`, 'u');
const folderWord = /-\p{Ll}{5,}$/u;

/**
 * Returns whether the file at an image's address is named by a text, or by it and more; not where
 * that is one word about the image.
 */
export function isNameOfFile(text: string, address: string | undefined): boolean {
	const file = lettersAndDigits(fileAt(address));
	return !simpleName.test(text) && file.startsWith(lettersAndDigits(text));
}

/**
 * Returns whether small words are joined to a capitalised one, or a name to an abbreviation, of
 * which the image's file bears all but the short ones, among others.
 */
export function isOfWordsOfFile(word: string, address: string | undefined): boolean {
	const isJoined = smallWordsJoined.test(word) || abbreviation.test(word);
	if (word.length > mostCharactersOfFile || !isJoined) return false;
	const words = fileAt(address).split('-').map(lettersAndDigits);
	return word
		.split('-')
		.filter((part) => part.length > mostLettersOfShortWord)
		.every((part) => words.includes(lettersAndDigits(part)));
}

/** Returns whether words are the name of the image's file and written as only files are named. */
export function isNameOfFileOnly(words: string, address: string | undefined): boolean {
	if (words.length > mostCharactersOfFile) return false;
	const forms = [
		numberAtEnd,
		counterAtEnd,
		pageOfLayout,
		looseHyphen,
		runTogether,
		smallWordWithin,
		shortDate,
	];
	const isWrittenSo = forms.some((form) => form.test(words));
	return isWrittenSo && isNameOfFile(words, address);
}

/**
 * Words without those that hyphens join to their end where they are the name of the image's file,
 * or it begins with the last of these.
 */
export function withoutFolderWords(words: string, address: string | undefined): string {
	if (words.length > mostCharactersOfFile || !/\s/.test(words)) return words;
	const rest = words.replace(folderWords, '');
	if (rest !== words && isNameOfFile(words, address)) return rest;
	const [last] = folderWord.exec(words) ?? [];
	// Only a name that has lost its beginning begins with a hyphen.
	return last && fileAt(address).startsWith(`${last}-`) ? words.slice(0, -last.length) : words;
}

/** The name of the file at an address, without its ending. */
function fileAt(address: string | undefined): string {
	const path = address === undefined ? undefined : URL.parse(address)?.pathname;
	return (
		path
			?.split('/')
			.at(-1)
			?.replace(/\.\w+$/, '') ?? ''
	);
}

function lettersAndDigits(text: string): string {
	return text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/[^\p{Ll}\p{Lo}\p{Nd}]/gu, '');
}
