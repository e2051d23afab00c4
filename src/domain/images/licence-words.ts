import { lexicons } from '../../i18n/lexicons/lexicons.ts';

const elements = ['by', 'nc', 'nd', 'sa'] as const;
/** Maps words of licences, without spaces, to their elements; to nothing where they say no more. */
const elementOf = new Map<string, string>();
for (const { licences } of lexicons) {
	for (const word of licences.beside) elementOf.set(joined(word), '');
	for (const element of elements) {
		for (const words of licences[element]) elementOf.set(joined(words), element);
	}
}
// The longest first: “no derivative works” before “no derivs”.
const words = [...elementOf.keys()].sort((a, b) => b.length - a.length);
const anyWords = new RegExp(
	String.raw`(?<!\p{L})(?:${words.map((word) => Array.from(word).join(String.raw`[\s_‐–—-]*`)).join('|')})(?!\p{L})`,
	'gu',
);

/** Matches codes without hyphens: “ccby”, “bysa”, “CC BY-NCSA”. */
const joinedCodes = /(?<![\p{L}\p{N}])(cc|)by((?:[\s_‐-]*(?:sa|nc|nd))*)(?![\p{L}\p{N}])/gu;

/**
 * Returns the title of a licence of Creative Commons, in small letters, with the codes of its
 * elements for their words in any language that is known: “cc by sa 4.0”.
 */
export function withLicenceCodes(title: string): string {
	return title
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[’‘]/g, "'")
		.replace(/creative[\s-]*commons/g, ' cc ')
		.replace(joinedCodes, (_, start: string, codes: string) => {
			const parted = codes.replace(/sa|nc|nd/g, ' $&');
			return `${start} by${parted}`;
		})
		.replace(anyWords, (found) => ` ${elementOf.get(joined(found)) ?? found} `);
}

function joined(text: string): string {
	return text.replace(/[\s_‐–—-]+/g, '');
}
