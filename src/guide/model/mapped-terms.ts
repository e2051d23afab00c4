import type { EditorialFacet } from '../../domain/facets/stated-values.ts';
import type { TermField } from '../../domain/facets/terms.ts';
import { categoryLevels } from '../../domain/places/category.ts';
import type { EventSummary } from './event-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

/** Returns what a value of a field becomes. @param level Of a category, from 0 on. */
export type TermMapping = (field: TermField, value: string, level?: number) => string;

interface Located {
	city?: string | undefined;
	neighbourhood?: string | undefined;
	region?: string | undefined;
}

/** Returns a place with each of its terms mapped. */
export function withMappedPlaceTerms(place: PlaceSummary, map: TermMapping): PlaceSummary {
	const levels = place.categories.map((name, level) => map('category', name, level));
	return {
		...place,
		...withMappedLocation(place, map),
		kind: place.kind && map('kind', place.kind),
		categories: levels.length === 0 ? [] : categoryLevels({ category_path: levels.join(' > ') }),
		containedIn: place.containedIn && map('destination', place.containedIn),
		words: place.words && withMappedWords(place.words, map),
	};
}

/** Returns an event with each of its terms mapped. */
export function withMappedEventTerms(event: EventSummary, map: TermMapping): EventSummary {
	return {
		...event,
		...withMappedLocation(event, map),
		kind: event.kind && map('kind', event.kind),
		widerKinds: event.widerKinds?.map((kind) => map('kind', kind)),
		themes: event.themes.map((theme) => map('theme', theme)),
	};
}

function withMappedLocation({ city, neighbourhood, region }: Located, map: TermMapping): Located {
	return {
		city: city && map('city', city),
		neighbourhood: neighbourhood && map('neighbourhood', neighbourhood),
		region: region && map('region', region),
	};
}

function withMappedWords(words: NonNullable<PlaceSummary['words']>, map: TermMapping) {
	// The keys of editorial words are their facets.
	const entries = Object.entries(words) as [EditorialFacet, string[]][];
	return Object.fromEntries(
		entries.map(([facet, texts]) => [facet, texts.map((text) => map(facet, text))]),
	);
}
