import { sentencesOf } from '../../../guide/model/sentences.ts';
import { textAfterName } from '../../../guide/model/text-after-name.ts';
import { ownSentences } from './repeated-sentences.ts';

/** Returns the paragraphs of a long text of the service; none where it is absent. */
export function paragraphsOf(text: string | undefined): string[] {
	return (text ?? '').split(/\n{2,}/).filter((paragraph) => paragraph !== '');
}

/**
 * Returns a description and the editors' text before it; the latter stands in where there is no
 * description, or where it says all of that and more. What the description says is left out of it;
 * where that is its first sentence, the rest has lost its beginning, and follows the description.
 * Neither begins with the name alone, which heads the page.
 */
export function longTexts(
	description: string | undefined,
	editorial: string | undefined,
	name: string,
): { lead: string[]; description: string[] } {
	const shown = (text: string | undefined) => paragraphsOf(textAfterName(text, name));
	if (description === undefined || editorial === undefined) {
		return { lead: [], description: shown(description ?? editorial) };
	}
	const own = ownSentences(editorial, description);
	if (own !== '' && ownSentences(description, editorial) === '') {
		return { lead: [], description: shown(editorial) };
	}
	const [first = ''] = sentencesOf(editorial);
	return own.startsWith(first.trim())
		? { lead: shown(own), description: shown(description) }
		: { lead: [], description: [...shown(description), ...shown(own)] };
}
