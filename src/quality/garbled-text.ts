import type { ImageRecord } from '../schemas/image.ts';
import type { RecordFinding } from './finding.ts';

/** What Windows-1252 makes of the bytes 80 to BF, which in UTF-8 end the letters of Latin languages. */
const endOfLetter = String.raw`\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ`;

/**
 * UTF-8 that was read as Windows-1252: “Ã©” for “é”, “Â²” for “²”, “â€™” for “’”. The space is one that did not break. Words in capitals
 * end with these letters too, as in “IRMÔ and “MANHÃ – TARDE”, and go on after them, as in “SÃO”.
 */
const garbled = new RegExp(
	String.raw`(?<!\p{Lu})Ã(?:[${endOfLetter}\s]|$)|Ã[${endOfLetter}](?=\p{L})|Â[\u00A0-\u00BF]|(?<=[^\s\p{Lu}])Â(?:\s|$)|â€`,
	'u',
);

/** The texts of one record that visitors would see in the wrong letters, each by the first words which are. */
export function garbledTextFindings(
	texts: readonly (string | undefined)[],
	images: readonly ImageRecord[] = [],
): RecordFinding[] {
	const ofImages = images.flatMap(({ alt_text, caption }) => [alt_text, caption]);
	return [...new Set([...texts, ...ofImages])].flatMap((text = '') => {
		const index = text.search(garbled);
		return index < 0 ? [] : [{ rule: 'text-garbled' as const, detail: wordsAround(text, index) }];
	});
}

function wordsAround(text: string, index: number): string {
	const start = Math.max(...[' ', '\n'].map((space) => text.lastIndexOf(space, index - 2))) + 1;
	const length = text.slice(index + 2).search(/\s/);
	return text.slice(start, length < 0 ? undefined : index + 2 + length);
}
