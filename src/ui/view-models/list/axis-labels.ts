import type { AxisValue } from '../../../guide/model/guide-axes.ts';
import { capitalised } from '../../../i18n/messages/capitalised.ts';
import { languageName } from '../../../domain/places/languages.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * Returns what a value of an axis is called on pages: a fact in the words of the interface, a
 * language by its name, all others as stated.
 */
export function axisValueLabel({ messages, site }: PageContext, value: AxisValue): string {
	if (value.fact) return messages.places.facts[value.fact];
	if (value.axis !== 'language') return value.name;
	return capitalised(languageName(value.name, site.locale), site.locale);
}
