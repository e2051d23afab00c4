/** A sentence of a text, with the white space after it. */
export type Sentence = string;

const sentenceSegmenter = new Intl.Segmenter('und', { granularity: 'sentence' });

/**
 * Ends with a single letter or a short capitalised word ("M.", "10 h.", "St."; not “Ier”), or with
 * what is usually shortened.
 */
const abbreviation =
	/(?<![\p{L}\p{N}])(?!I[er]{2}\.$)(?:\p{L}|\p{Lu}\p{L}{1,2}|approx|art|asbl|av|bd|bld|ca|cf|ch|env|ex|incl|inkl|max|min|nr|pl|rdv|tel|tél|vs|zzgl)\.$/u;
/**
 * Days of the week, as they are shortened in the languages of guides, where that is not to two
 * letters: “sauf lun. 10 h”.
 */
const days =
	'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|lun|mar|mer|merc|jeu|ven|vend|sam|dim|mie|mié|jue|vie|sab|sáb|dom|gio|seg|ter|qua|qui|sex';
/**
 * Ends with what is shortened before a number: “chap. 3”, “Marktstr. 5”, “alt. 250 m”, “rens. 02
 * 54”, “oct. 2026”, “4 pers. 60 €”.
 */
const abbreviationBeforeNumber = new RegExp(
	String.raw`(?:str|(?<![\p{L}\p{N}])(?:${days}|abb|abit|abr|ago|alt|appart|appt|apr|aprox|apt|apto|aug|avr|bât|bijv|bzw|cap|cat|chap|dec|déc|dez|diam|dic|edif|ene|enf|esc|est|etc|étg|evtl|excl|exkl|fax|feb|fev|fév|févr|fig|gen|ggf|giu|hab|haut|hrs|inc|jan|janv|juil|jul|jun|kap|kat|larg|long|lug|mag|mär|mind|mob|mrt|nov|num|núm|oct|okt|ong|ott|out|pág|pag|par|pers|port|prof|réf|ref|rens|rés|réserv|rte|séc|sec|sep|sept|set|std|stk|sup|surf|tab|tägl|telef|téléph|tfno|tgl|tlf|usw|vgl|vol))\.$`,
	'iu',
);
/** No abbreviation is longer than that, the character before it included. */
const longestAbbreviation = 8;

/**
 * Between a full stop or “…” after a word and another word with a capital where the space was
 * forgotten: “de l’église.Montez au clocher”, not “www.Example.com” nor “Booking.Com”.
 */
const forgottenSpace =
	/(?<=(?:^|[\s(«“"'’-])\p{L}*\p{Ll}{3}[.…])(?=\p{Lu}\p{Ll}*[\s'’])(?!(?:Com|Fr|Net|Org)\s)/u;

/**
 * After a mark that closes a quotation, at whose end the sentence seemed to be: French sets a space
 * before it.
 */
const behindClosingMark = /(?<=^[»”]\s*)(?=[^\s»”])/u;
/**
 * Between a word with a full stop and a number, where Unicode sees an abbreviation: “on the edge of
 * town. 30 rooms”.
 */
const beforeNumber = /(?<=\p{Ll}{3}\.\s+)(?=\p{N})/u;
const partsWithin = new RegExp(
	[forgottenSpace, behindClosingMark, beforeNumber].map(({ source }) => source).join('|'),
	'u',
);

/**
 * A text in sentences, which joined are the text again.
 *
 * Where it is not clear that one ends, it goes on: after what may be an abbreviation, and before a
 * small letter, as where a line was broken by hand.
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
	const lastWord = end.slice(-longestAbbreviation);
	return (
		abbreviation.test(lastWord) ||
		(/^\p{N}/u.test(next) && abbreviationBeforeNumber.test(lastWord)) ||
		/^[\p{Ll},;:)\]]/u.test(next) ||
		!/[\p{L}\p{N}]/u.test(next)
	);
}
