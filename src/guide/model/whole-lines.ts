/** Articles, prepositions and words for “and”, after which no line ends. */
const unfinished =
	/(?<![\p{L}\p{N}.@'’-])(?:al|alla|and|au|aux|con|de|degli|dei|del|della|delle|dem|den|der|des|di|die|dans|einem|einen|einer|eines|el|en|et|für|gli|il|im|la|le|les|nel|nella|os|ou|para|por|pour|the|und|vom|von|zum|zur|à)$/u;
/**
 * Others, which may be a letter or end a sentence: “Wir machen das”, “ships to look at”, “zona
 * sur”; “in”, “am” and “ein” do that too often.
 */
const mostlyUnfinished = /(?<![\p{L}\p{N}.@'’-])(?:a|an|at|das|du|e|from|het|los|of|sur|with|y)$/u;
const longestUnfinished = 5;

/** The mark of a list, or a label with a number: “Booking 02 54”. */
const newLine = /^(?:$|[-–*•]|\p{Lu}\p{L}+\s?:?\s[\d+(])/u;
/** A word in small letters, and no mark of a list, label, address or telephone number. */
const goingOn =
	/^(?!o\s|\p{Ll}[.)]|t[eé]l(?:[.\s]|[eé]ph)|\S+\s?:)\p{Ll}[\p{L}'’-]*(?:[\s,;!?]|\.?$|\.\s)/u;
const sentenceEndWithin = /[\p{Ll})][.!?]\s+[\p{Lu}\p{N}]/u;
/** In characters: lines of lists of words are mostly shorter. */
const longLine = 60;
const longLineOfSentences = 40;

/**
 * A text in which lines are whole that were broken by hand within a sentence, as far as that is
 * certain: after an article or a preposition, and before a small letter where that word may also
 * end a sentence, or the line is long, or has the end of a sentence within it, or the next one has.
 *
 * Lines that begin with a small letter from the first on are a list of words.
 *
 * @param text As `plainParagraphs` gives it.
 */
export function wholeLines(text: string): string {
	if (!text.includes('\n')) return text;
	const [first = '', ...others] = text.split('\n');
	const parts = [first];
	let begun: BegunLine = { start: first, line: first, hasSentences: hasSentences(first) };
	for (const next of others) {
		const isOn = goesOn(begun, next);
		parts.push(isOn ? ' ' : '\n', next);
		const { start, hasSentences: had } = isOn ? begun : { start: next, hasSentences: false };
		begun = { start, line: next, hasSentences: had || hasSentences(next) };
	}
	return parts.join('');
}

/** A whole line up to where one of its lines ends: its first and its last one. */
interface BegunLine {
	start: string;
	line: string;
	hasSentences: boolean;
}

function goesOn({ start, line, hasSentences: had }: BegunLine, next: string): boolean {
	if (newLine.test(next)) return false;
	const end = line.slice(-longestUnfinished - 1);
	if (unfinished.test(end)) return true;
	if (!goingOn.test(next) || /^\p{Ll}/u.test(start)) return false;
	return (
		mostlyUnfinished.test(end) ||
		(line.length >= longLine && /\p{Ll}$/u.test(line)) ||
		(line.length >= longLineOfSentences &&
			/[\p{Ll}\p{N}]$/u.test(line) &&
			(had || hasSentences(next)))
	);
}

function hasSentences(line: string): boolean {
	return sentenceEndWithin.test(line);
}
