import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import { mostValues, type OnLeftOut } from './attribute-bounds.ts';
import { groupOf } from './attribute-reading.ts';
import type { Attribute, AttributeSettings, AttributeValue } from './attribute.ts';

export interface AttributeOptions {
	settings?: AttributeSettings | undefined;
	/**
	 * Whether `star_rating` counts stars, as it does unless stated; else its number is only a
	 * classification.
	 */
	hasStars?: boolean;
	onLeftOut?: OnLeftOut;
}

/**
 * Free-form attributes (service document, section 2.3) as a tree to print.
 *
 * Empty values and elements that come again are left out. Depth, number and length are bounded;
 * what is beyond is left out too, told to `onLeftOut` and counted where there is a place to say so.
 */
export function attributesOf(
	source: Readonly<Record<string, unknown>> | undefined,
	locale: string,
	messages: PlaceMessages,
	{ settings = {}, hasStars = true, onLeftOut }: AttributeOptions = {},
): Attribute[] {
	const reading = { locale, messages, settings, hasStars, onLeftOut, budget: mostValues };
	const spot = { path: '', reported: 'attributes', depth: 1 };
	return groupOf(source ?? {}, spot, reading).attributes;
}

/** Every text of a value, at any depth. */
export function textsOf(value: AttributeValue): string[] {
	if (value.kind === 'list') return value.values.flatMap(textsOf);
	if (value.kind === 'group') {
		return value.attributes.flatMap((attribute) => textsOf(attribute.value));
	}
	return [value.text];
}
