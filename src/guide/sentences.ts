/** A sentence of a text, with the white space after it. */
export type Sentence = string;

const sentenceSegmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/** Ends with a single letter or a short capitalised word ("M.", "10 h.", "St."), or with what is usually shortened. */
const abbreviation =
	/(?<![\p{L}\p{N}])(?:\p{L}|\p{Lu}\p{L}{1,2}|approx|art|asbl|av|bd|bld|ca|cf|ch|env|ex|incl|inkl|max|min|nr|pl|rdv|tel|tél|vs|zzgl)\.$/u;
/** No abbreviation is longer than that, the character before it included. */
const longestAbbreviation = 8;

/**
 * Between a full stop or “…” after a word and another word with a capital where the space was forgotten: “de l’église.Montez au clocher”,
 * not “www.Example.com” nor “Booking.Com”.
 */
const forgottenSpace =
	/(?<=(?:^|[\s(«“"'’-])\p{L}*\p{Ll}{3}[.…])(?=\p{Lu}\p{Ll}*[\s'’])(?!(?:Com|Fr|Net|Org)\s)/u;

/** After a mark that closes a quotation, at whose end the sentence seemed to be: French sets a space before it. */
const behindClosingMark = /(?<=^[»”]\s*)(?=[^\s»”])/u;
const partsWithin = new RegExp(`${forgottenSpace.source}|${behindClosingMark.source}`, 'u');

/**
 * A text in sentences, which joined are the text again.
 *
 * Where it is not clear that one ends, it goes on: after what may be an abbreviation, and before a small letter, as where a line
 * was broken by hand.
 */
export function sentencesOf(text: string): Sentence[] {
	const sentences: Sentence[] = [];
	for (const { segment } of sentenceSegmenter.segment(text)) {
		for (const part of segment.split(partsWithin)) {
			const last = sentences.at(-1);
			if (last === undefined || !goesOn(last, part)) sentences.push(part);
			else sentences[sentences.length - 1] = last + part;
		}
	}
	return sentences;
}

function goesOn(sentence: Sentence, next: string): boolean {
	const end = sentence.trimEnd();
	if (/\n\s*\n/.test(sentence.slice(end.length))) return false;
	return (
		abbreviation.test(end.slice(-longestAbbreviation)) ||
		/^[\p{Ll},;:)\]]/u.test(next) ||
		!/[\p{L}\p{N}]/u.test(next)
	);
}
