import { isCode, type StatedCode } from '../../domain/facets/code.ts';
import { labelsIn, type Terms } from '../../domain/facets/terms.ts';
import type { EditorialFacet } from '../../domain/facets/stated-values.ts';
import type { GuideContent } from './build-guide.ts';
import type { EventSummary } from './event-summary.ts';
import type { GroupingSummary } from './grouping-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

/**
 * Returns content without the codes among kinds, categories, themes and the editors’ words, and
 * without the collections that are called by one. The places and events keep those codes that their
 * own pages do not distinguish from the record.
 */
export function withoutCodes(content: GuideContent): GuideContent {
	const codes = codesByMember(content.collections.filter(({ name }) => isCode(name)));
	return {
		...content,
		places: content.places.map((place) => withoutPlaceCodes(place, codes)),
		events: content.events.map((event) => withoutEventCodes(event, codes)),
		collections: content.collections.filter(({ name }) => !isCode(name)),
	};
}

/**
 * Returns whether a collection of that name has a page: its name is a word, or has a label in a
 * language.
 */
export function hasCollectionPage(name: string, terms: Terms): boolean {
	return !isCode(labelsIn(terms, 'en')('collection', name) ?? name);
}

function withoutPlaceCodes(
	place: PlaceSummary,
	collectionCodes: ReadonlyMap<string, readonly StatedCode[]>,
): PlaceSummary {
	const { categories, id, kind, words } = place;
	const codes: StatedCode[] = [
		...[kind ?? ''].filter(isCode).map((text) => ({ field: 'kind' as const, text })),
		...categories.filter(isCode).map((text) => ({ field: 'category' as const, text })),
		...(collectionCodes.get(id) ?? []),
	];
	return {
		...place,
		kind: kind !== undefined && isCode(kind) ? undefined : kind,
		categories: categories.filter((level) => !isCode(level)),
		words: words && withoutCodedWords(words),
		codes: codes.length > 0 ? codes : undefined,
	};
}

function withoutEventCodes(
	event: EventSummary,
	collectionCodes: ReadonlyMap<string, readonly StatedCode[]>,
): EventSummary {
	const { id, kind, themes, widerKinds = [] } = event;
	return {
		...event,
		kind: [kind ?? '', ...widerKinds].find((text) => text !== '' && !isCode(text)),
		themes: themes.filter((theme) => !isCode(theme)),
		codes: collectionCodes.get(id),
	};
}

function withoutCodedWords(words: NonNullable<PlaceSummary['words']>) {
	// The keys of editorial words are their facets.
	const entries = Object.entries(words) as [EditorialFacet, string[]][];
	return Object.fromEntries(
		entries.map(([facet, texts]) => [facet, texts.filter((text) => !isCode(text))]),
	);
}

function codesByMember(coded: readonly GroupingSummary[]): Map<string, StatedCode[]> {
	const byMember = new Map<string, StatedCode[]>();
	for (const { eventIds, name, placeIds } of coded) {
		for (const id of new Set([...placeIds, ...eventIds])) {
			byMember.set(id, [...(byMember.get(id) ?? []), { field: 'collection', text: name }]);
		}
	}
	return byMember;
}
