import { type PlaceMessages, places as messages } from '../../i18n/messages/en/places.ts';
import { maxValues, type OnLeftOut } from './attribute-bounds.ts';
import { groupOf } from './attribute-reading.ts';
import type { Attribute, AttributeSettings, AttributeValue } from './attribute.ts';
import { valueKey } from '../facets/spelling.ts';
import type { DroppedField } from '../../records/read-record.ts';

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
 * Returns free-form attributes (service document, section 2.3) as a tree to print.
 *
 * Empty values and elements that come again are left out. Depth, number and length are bounded;
 * what is beyond is left out too, reported to `onLeftOut` and counted where there is a place to say
 * so.
 */
export function attributesOf(
	source: Readonly<Record<string, unknown>> | undefined,
	locale: string,
	messages: PlaceMessages,
	{ settings = {}, hasStars = true, onLeftOut }: AttributeOptions = {},
): Attribute[] {
	const reading = { locale, messages, settings, hasStars, onLeftOut, budget: maxValues };
	const spot = { path: '', reported: 'attributes', depth: 1 };
	return groupOf(source ?? {}, spot, reading).attributes;
}

/** Returns every text of a value, at any depth. */
export function textsOf(value: AttributeValue): string[] {
	if (value.kind === 'list') return value.values.flatMap(textsOf);
	if (value.kind === 'group') {
		return value.attributes.flatMap((attribute) => textsOf(attribute.value));
	}
	return [value.text];
}

/**
 * Returns attributes without the texts that a page states elsewhere, in whatever spelling, where
 * these are values by themselves or in a list; one of which nothing else is left is left out.
 *
 * @param shownTexts Texts that are shown elsewhere, such as the certifications of a place, which
 *   sources often state among its labels as well.
 */
export function attributesBesides(
	attributes: readonly Attribute[],
	shownTexts: readonly string[],
): readonly Attribute[] {
	if (shownTexts.length === 0) return attributes;
	const keys = new Set(shownTexts.map(valueKey));
	const isShown = (value: AttributeValue) =>
		value.kind === 'text' && value.isContent && keys.has(valueKey(value.text));
	return attributes.flatMap((attribute) => {
		const { value } = attribute;
		if (isShown(value)) return [];
		if (value.kind !== 'list') return [attribute];
		const values = value.values.filter((element) => !isShown(element));
		if (values.length === 0 && value.omitted === 0) return [];
		const [only] = values;
		const isAlone = values.length === 1 && value.omitted === 0;
		return [{ ...attribute, value: only && isAlone ? only : { ...value, values } }];
	});
}

/**
 * Returns what a page leaves out of free-form attributes by its bounds, for the report; what a
 * guide hides of them counts too.
 *
 * @param attributes Attributes as the schema has read them.
 */
export function attributeProblems(
	attributes: Readonly<Record<string, unknown>> | undefined,
): DroppedField[] {
	const problems: DroppedField[] = [];
	const onLeftOut = (path: string, reason: string) => problems.push({ path, reason });
	attributesOf(attributes, 'en', messages, { onLeftOut });
	return problems;
}
