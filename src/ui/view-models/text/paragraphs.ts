import { textAfterName } from '../../../guide/model/text-after-name.ts';
import { wholeLines } from '../../../guide/model/whole-lines.ts';
import { isNameInPieces } from './name-in-pieces.ts';
import { ReadText, ownSentences, sentencesLeft } from './repeated-sentences.ts';

/** The paragraphs of a long text of the service; none where it is absent. */
export function paragraphsOf(text: string | undefined): string[] {
	return (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

/**
 * A description and the editors' text before it; the latter stands in where there is no
 * description, or where it says all of that and more. What the description says is left out of it;
 * where that is its first sentence, the rest has lost its beginning, and follows the description.
 * Neither begins with the name alone, which heads the page, and the editors' text beside a
 * description does not say it in pieces. Lines that were broken by hand are whole.
 */
export function longTexts(
	description: string | undefined,
	editorial: string | undefined,
	name: string,
): { lead: string[]; description: string[] } {
	const shown = (text: string | undefined) => {
		const rest = textAfterName(text, name);
		return paragraphsOf(rest && wholeLines(rest));
	};
	if (description === undefined || editorial === undefined) {
		return { lead: [], description: shown(description ?? editorial) };
	}
	const [described, edited] = [new ReadText(description), new ReadText(editorial)];
	const unsaid = ownSentences(edited, described);
	const own = withoutNameInPieces(unsaid, name);
	if (own !== '' && ownSentences(described, edited) === '') {
		return { lead: [], description: shown(editorial) };
	}
	const paragraphs = { own: shown(own), described: shown(description) };
	return unsaid.startsWith(edited.sentences[0]?.trim() ?? '')
		? { lead: paragraphs.own, description: paragraphs.described }
		: { lead: [], description: [...paragraphs.described, ...paragraphs.own] };
}

function withoutNameInPieces(text: string, name: string): string {
	const read = new ReadText(text);
	return sentencesLeft(
		read,
		read.sentences.map((sentence) => !isNameInPieces(sentence, name)),
	);
}
