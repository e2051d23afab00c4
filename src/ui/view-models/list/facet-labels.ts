import type { FacetValue } from '../../../guide/model/guide-facets.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { languageName } from '../../../domain/places/languages.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns what a value of a facet is called on pages: a fact in the words of the interface, a
 * language by its name, all others as stated.
 */
export function facetValueLabel({ messages, site }: PageContext, value: FacetValue): string {
	if (value.fact) return messages.places.facts[value.fact];
	if (value.facet !== 'language') return value.name;
	return capitalised(languageName(value.name, site.locale), site.locale);
}
