import { hasUnspacedScript } from '../../i18n/locale/unspaced-script.ts';
import { mostCharactersOfFile } from './name-of-file.ts';
import { rightsSigns } from './rights-sign.ts';

const bracket = /[()[\]{}]/;
/** “Ana Reis. All rights until 2024”, but not “A. Reis”. */
const sentenceEnd = /(?<=[\p{L}\p{M}]{3})\.\s/u;
/**
 * Dates, numbers of photographs, sizes and what a file is for, at the end of its name; a lone year
 * may be that of the copyright.
 */
const endOfFile =
	/[\s-]+(?:\d{1,2}[\s-]\d{1,2}[\s-](?:19|20)\d\d|(?:19|20)\d\d[\s-]\d{1,3}|(?!(?:19|20)\d\d$)\d{1,4}\p{L}?|\d{3,4}x\d{3,4}|web|bd|hd|cmjn|rgb|rvb|copie|copy)$/iu;
/** “borderie1”; “CDT41” is a name. */
const digitAtEnd = /(?<=\p{Ll}{4})\d$/u;
const mostEnds = 5;
const twoLetters = /\p{L}.*\p{L}/u;

/** “Manoir. ext. A.Reis”: who took the photograph, after what it shows. */
const initialAndName = /(?<=[.,_-]\s?)\p{Lu}\.\s?\p{Lu}[\p{L}\p{M}-]{2,}$/u;

/**
 * Whom a caption names after “©”, “(c)”, “Copyright” or “crédit”, each as a credit line: “© CDT41
 * Mir Photo 2012” from “chateau©CDT41-Mir-Photo-2012”; without any of these, an initial and a name
 * at its end, as in “Manoir. ext. A.Reis”.
 *
 * Hyphens and underscores of names of files are spaces; numbers of photographs, sizes and “web” at
 * the end are left out, and a mere year or number is nobody.
 */
export function creditsInCaption(caption: string): string[] {
	if (caption.length > mostCharactersOfFile) return [];
	const signs = rightsSigns(caption);
	const lines = signs.map(({ end, isCopyright }, index) => {
		const name = nameAtStart(caption.slice(end, signs[index + 1]?.start));
		const isName = twoLetters.test(name) || hasUnspacedScript(name);
		return isName ? (isCopyright ? `© ${name}` : name) : '';
	});
	if (signs.length === 0) return [...(initialAndName.exec(caption) ?? [])];
	return [...new Set(lines)].filter((line) => line !== '');
}

function nameAtStart(text: string): string {
	const [inBrackets = ''] = text.split(bracket);
	const [sentence = ''] = inBrackets.split(sentenceEnd);
	const words = sentence.replace(/^[\s_:-]+|[\s_:,;–-]+$/gu, '');
	// Where spaces part words, an underscore parts what is said.
	const name = /\s/.test(words) ? words.replace(/\s*_.*$/s, '') : words.replace(/[_-]+/g, ' ');
	return withoutEnds(name);
}

function withoutEnds(name: string): string {
	let rest = name.trim();
	for (let round = 0; round < mostEnds; round++) rest = rest.replace(endOfFile, '');
	return rest.replace(digitAtEnd, '');
}
