import { joinedTerms } from '../../domain/facets/joined-terms.ts';
import { labelsIn, type TermField, type Terms } from '../../domain/facets/terms.ts';
import type { GuideContent } from './build-guide.ts';
import type { GroupingSummary } from './grouping-summary.ts';
import { withoutCodes } from './stated-codes.ts';
import type { EditorialFacet } from '../../domain/facets/stated-values.ts';
import { categoryLevels } from '../../domain/places/category.ts';
import type { EventSummary } from './event-summary.ts';
import type { PlaceSummary } from './place-summary.ts';

/** Holds what a guide says of the terms of its service. */
export interface TermSettings {
	terms: Terms;
	locale: string;
	contentLanguage: string;
	termsLanguage?: string | undefined;
}

/** Fields whose values are nouns, and no names: singular and plural of them are one. */
const nouns: ReadonlySet<TermField> = new Set<TermField>(['kind', 'category', 'theme']);

/** Fields whose values are written alike wherever they stand. */
const spelledAlike: ReadonlySet<TermField> = new Set<TermField>([
	...nouns,
	...(['city', 'neighbourhood', 'region'] as const),
]);

/** Returns what a value of a field becomes. @param level Level of a category, from 0 on. */
type TermMapping = (field: TermField, value: string, level?: number) => string;

interface Located {
	city?: string | undefined;
	neighbourhood?: string | undefined;
	region?: string | undefined;
}

/**
 * Returns content in the words of the guide: with the labels that it has for values; with one
 * spelling and number of each kind, category, theme and town; and without the codes that no label
 * says, which the pages of places and events tell among other facts.
 */
export function withGuideTerms(content: GuideContent, settings: TermSettings): GuideContent {
	const labelOf = labelsIn(settings.terms, settings.locale);
	const labelled = withMappedTerms(content, (field, value) => labelOf(field, value) ?? value);
	const joined = joinedByField(labelled, settings.termsLanguage ?? settings.contentLanguage);
	const spelled = withMappedTerms(
		labelled,
		(field, value, level) => joined.get(groupOf(field, level))?.get(value) ?? value,
	);
	return withoutCodes(spelled);
}

function withMappedTerms(content: GuideContent, map: TermMapping): GuideContent {
	return {
		places: content.places.map((place) => withMappedPlaceTerms(place, map)),
		events: content.events.map((event) => withMappedEventTerms(event, map)),
		destinations: content.destinations.map((one) => withMappedName(one, 'destination', map)),
		collections: content.collections.map((one) => withMappedName(one, 'collection', map)),
	};
}

/**
 * Returns a term with the name that the guide gives it; its address stays that of the name which
 * the service gives it.
 */
function withMappedName(
	grouping: GroupingSummary,
	field: TermField,
	map: TermMapping,
): GroupingSummary {
	const { name, slug = name } = grouping;
	return { ...grouping, slug, name: map(field, name) };
}

/**
 * Returns by which term those that say the same are called, for each field and level of categories.
 */
function joinedByField(content: GuideContent, language: string): Map<string, Map<string, string>> {
	const counts = new Map<string, { field: TermField; terms: Map<string, number> }>();
	withMappedTerms(content, (field, value, level) => {
		if (!spelledAlike.has(field)) return value;
		const group = counts.get(groupOf(field, level)) ?? { field, terms: new Map<string, number>() };
		counts.set(groupOf(field, level), group);
		group.terms.set(value, (group.terms.get(value) ?? 0) + 1);
		return value;
	});
	return new Map(
		[...counts].map(([name, { field, terms }]) => [
			name,
			joinedTerms(terms, nouns.has(field) ? language : undefined),
		]),
	);
}

/**
 * Categories are one on their level alone: a plural above its singular is a category of its own.
 */
function groupOf(field: TermField, level: number | undefined): string {
	return `${field} ${level ?? ''}`;
}

/** Returns a place with each of its terms mapped. */
function withMappedPlaceTerms(place: PlaceSummary, map: TermMapping): PlaceSummary {
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
function withMappedEventTerms(event: EventSummary, map: TermMapping): EventSummary {
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
