import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { PlaceEditorial } from '../../records/place-editorial.ts';
import type { FactValue } from './fact.ts';
import { wordList } from './word-list.ts';

/**
 * Returns the editors' short words for a place, each kind under its label, in the order given and
 * each word once (service document, section 2.3.2).
 *
 * @param kind Kind of place in the service's words, where it is not shown elsewhere on the page.
 * @param shownKeywords Keywords that the page shows as facts: they are not shown again.
 */
export function editorialFacts(
	editorial: PlaceEditorial | undefined,
	kind: string | undefined,
	messages: PlaceMessages,
	shownKeywords: ReadonlySet<string> = new Set(),
): FactValue[] {
	const keywords = (editorial?.keywords ?? []).filter((keyword) => !shownKeywords.has(keyword));
	const { editorialFacts: labels } = messages;
	const rows: FactValue[] = [
		{ label: labels.kind, texts: kind === undefined ? [] : [kind] },
		{ label: labels.mood, facet: 'mood', texts: editorial?.mood ?? [] },
		{ label: labels.travelStyle, facet: 'travel-style', texts: editorial?.travel_style ?? [] },
		{ label: labels.activity, facet: 'activity', texts: editorial?.activity_type ?? [] },
		{ label: labels.season, facet: 'season', texts: editorial?.season ?? [] },
		{ label: labels.keywords, texts: keywords },
	];
	return rows
		.map((row) => ({
			...row,
			isContent: true,
			isTerm: true,
			texts: wordList(row.texts, messages),
		}))
		.filter(({ texts }) => texts.length > 0);
}
