/** The paragraphs of a long text of the service; none where it is absent. */
export function paragraphsOf(text: string | undefined): string[] {
	return (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

/** A description and the editors' text before it; the latter stands in where there is no description. */
export function longTexts(
	description: string | undefined,
	editorial: string | undefined,
): { lead: string[]; description: string[] } {
	if (description === undefined) return { lead: [], description: paragraphsOf(editorial) };
	const isSaidTwice = editorial !== undefined && isWithin(editorial, description);
	return {
		lead: isSaidTwice ? [] : paragraphsOf(editorial),
		description: paragraphsOf(description),
	};
}

/** These shares of the words of a text, and of its runs of words, are found in one that says it again with corrections. */
const sharedWords = 0.95;
const sharedRuns = 0.8;
const wordsOfRun = 3;

/** Whether a text says nothing that the longer one does not say: nearly all words are the same, and all numbers. */
function isWithin(text: string, longer: string): boolean {
	if (longer.includes(text)) return true;
	const words = wordsOf(text);
	const longerWords = wordsOf(longer);
	const vocabulary = new Set(longerWords);
	const ownWords = words.filter((word) => !vocabulary.has(word));
	if (ownWords.length > words.length * (1 - sharedWords)) return false;
	if (ownWords.some((word) => /\p{N}/u.test(word))) return false;
	const runs = runsOf(words);
	const longerRuns = new Set(runsOf(longerWords));
	return runs.filter((run) => longerRuns.has(run)).length >= runs.length * sharedRuns;
}

function wordsOf(text: string): string[] {
	return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function runsOf(words: readonly string[]): string[] {
	return words
		.slice(0, 1 - wordsOfRun)
		.map((_, index) => words.slice(index, index + wordsOfRun).join(' '));
}
