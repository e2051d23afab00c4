import type { PlaceMessages } from '../messages/en/places.ts';
import type { PlaceEditorial } from '../schemas/place-editorial.ts';
import type { FactValue } from './access-facts.ts';
import { wordList } from './word-list.ts';

/**
 * The editors' short words for a place, each kind under its label, in the order given and each word once (service
 * document, section 2.3.2).
 *
 * @param kind Kind of place in the service's words, where it is not told elsewhere on the page.
 */
export function editorialFacts(
	editorial: PlaceEditorial | undefined,
	kind: string | undefined,
	messages: PlaceMessages,
): FactValue[] {
	const { editorialFacts: labels } = messages;
	return [
		{ label: labels.kind, texts: kind === undefined ? [] : [kind] },
		{ label: labels.mood, texts: editorial?.mood ?? [] },
		{ label: labels.travelStyle, texts: editorial?.travel_style ?? [] },
		{ label: labels.activity, texts: editorial?.activity_type ?? [] },
		{ label: labels.season, texts: editorial?.season ?? [] },
		{ label: labels.keywords, texts: editorial?.keywords ?? [] },
	]
		.map(({ label, texts }) => ({ label, texts: wordList(texts, messages) }))
		.filter(({ texts }) => texts.length > 0);
}
