const copy = String.raw`(?:cop(?:ie|ia|y)|cópia|kopie|コピー)`;
const number = String.raw`\s*\d{0,3}\s*`;
/**
 * “Mill - Copie (2)”, “Mill (copy 1)”; without such signs the word may belong to a name, as in
 * “Photo-Copie”.
 */
const atEnd = new RegExp(
	String.raw`(?:\s[-–—]\s*${copy}${number}(?:\(${number}\)\s*)?|[(（[]\s*${copy}${number}[)）\]]\s*)$`,
	'iu',
);
/**
 * “Copy of Mill”, “Copie (2) de Moulin”; one of what has a small letter is real, as in “Copie de la
 * grotte de Lourdes”.
 */
const atBeginning = new RegExp(
	String.raw`^\s*(?:[Cc]op(?:ie|ia|y)|[Cc]ópia|[Kk]opie)\s(?:\(\d{1,3}\)\s)?(?:d[ei]|of|van|von)\s+(?!\p{Ll})`,
	'u',
);

/**
 * Returns whether a name has a mark that systems for content leave where a record was made as a
 * copy of another one, in the languages of the interface: what stands beside it is then the name of
 * either.
 */
export function hasMarkOfCopy(name: string): boolean {
	return atEnd.test(name) || atBeginning.test(name);
}
