import {
	resources,
	type SampleContent,
	type Translation,
} from '../../src/cli/sample-service/content.ts';

const accents = { acute: '\u0301', diaeresis: '\u0308' };

/**
 * Returns a translation of every record into no language at all: names and descriptions with an
 * accent on each vowel, as long as before and still legible.
 */
export function pseudoTranslation(
	content: SampleContent,
	accent: keyof typeof accents,
): Translation {
	const inAccents = (text: string) =>
		text.replace(/[aeiou]/gi, (vowel) => (vowel + accents[accent]).normalize('NFC'));
	const records = resources.flatMap((resource) =>
		content[resource].flatMap((record) => {
			const { description, id, name } = record as Record<string, unknown>;
			if (typeof id !== 'string') return [];
			const texts = Object.entries({ name, description }).flatMap(([member, text]) =>
				typeof text === 'string' ? [[member, inAccents(text)] as const] : [],
			);
			return [[id, Object.fromEntries(texts)] as const];
		}),
	);
	return { texts: {}, records: Object.fromEntries(records) };
}
