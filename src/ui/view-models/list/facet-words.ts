import { type Facet, hasTerms, isLocality } from '../../../domain/facets/facet.ts';
import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import { termAtStart } from './category-words.ts';
import type { PageContext } from '../site/page-context.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { languageName } from '../../../domain/places/languages.ts';

/** Returns what a facet is called as the heading of a list of all its values. */
export function facetHeading({ facets, browse, pages }: Messages, facet: Facet): string {
	const ofMany: Readonly<Partial<Record<Facet, string>>> = {
		category: pages.categories,
		destination: pages.destinations,
		city: browse.towns,
		neighbourhood: browse.neighbourhoods,
		collection: pages.collections,
		theme: pages.themes,
	};
	return ofMany[facet] ?? facets[facet];
}

/**
 * Returns what a value is called beside others of its facet, neighbourhoods of several cities among
 * them.
 */
export function valueName(context: PageContext, value: FacetValue): string {
	const name = facetValueLabel(context, value);
	if (value.city) return `${name}, ${value.city.name}`;
	return hasTerms(value.facet) ? termAtStart(context, name) : name;
}

/**
 * Returns what a value is called by itself: an editors’ word stands after its kind (“Mood: calm”).
 */
export function valueHeading(context: PageContext, value: FacetValue): string {
	const name = valueName(context, value);
	const speaksForItself = value.fact !== undefined || isLocality(value.facet);
	return speaksForItself ? name : valueTitle(context, value);
}

/** Returns what a value is called where nothing names its facet: “Town: Tours”. */
export function valueTitle(context: PageContext, value: FacetValue): string {
	const { facets, browse } = context.messages;
	return browse.listTitle(
		facets[value.facet],
		value.city ? valueName(context, value) : facetValueLabel(context, value),
	);
}

/**
 * Returns what a value of a facet is called on pages: a fact in the words of the interface, a
 * language by its name, all others as stated.
 */
function facetValueLabel({ messages, site }: PageContext, value: FacetValue): string {
	if (value.fact) return messages.places.facts[value.fact];
	if (value.facet !== 'language') return value.name;
	return capitalised(languageName(value.name, site.locale), site.locale);
}
