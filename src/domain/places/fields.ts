import { type Label, labelIn, labelsIn, type Terms } from '../facets/terms.ts';
import { readableKey } from './attribute-labels.ts';
import type { AttributeSettings } from './attribute.ts';

/** Says what the value of an attribute or of metadata is. */
export interface Field {
	/** Label that is shown before the value. */
	label?: Label | undefined;
	/**
	 * Language (BCP 47) in which the value is another name of the record: shown below its name, and
	 * found.
	 */
	nameIn?: string | undefined;
	/** Whether visitors are not to see it. */
	isHidden?: boolean | undefined;
	/** Whether Explore offers the values that places have as filters. */
	isFilter?: boolean | undefined;
}

/**
 * Says what attributes and metadata are, by their keys; a key within another is written after it
 * with a point: `protection.inscribed`. Attributes are shown in this order and before others;
 * metadata is shown where it has a label.
 */
export type Fields = Readonly<Record<string, string | Field>>;

/** Describes how a guide wants attributes and metadata shown, in its language. */
export interface FieldSettings {
	attributes: AttributeSettings;
	/** Keys and labels of the metadata that visitors see, in order. */
	metadata: readonly { key: string; label: string }[];
	/** Keys and languages of values that are names, in order. */
	names: readonly { key: string; language: string }[];
	/** Keys and labels of values that Explore filters by, in order. */
	filters: readonly { key: string; label: string }[];
	/** Returns what a value of a key is called; `undefined` where that is the value itself. */
	labelOf: (key: string, value: string) => string | undefined;
}

/** Reads what the guide says of attributes and metadata. */
export function fieldSettings({
	fields,
	locale,
	terms,
}: {
	fields: Fields;
	locale: string;
	terms: Terms;
}): FieldSettings {
	const stated = Object.entries(fields).map(([key, field]) => ({
		key,
		...(typeof field === 'string' ? { label: field } : field),
	}));
	const labels = stated.flatMap(({ isHidden = false, key, label, nameIn }) => {
		const text = label === undefined ? undefined : labelIn(label, locale);
		return text === undefined || isHidden || nameIn !== undefined ? [] : [{ key, label: text }];
	});
	const labelOf = labelsIn(terms, locale);
	return {
		attributes: {
			labels: Object.fromEntries(labels.map(({ key, label }) => [key, label])),
			order: stated.map(({ key }) => key),
			hide: stated
				.filter(({ isHidden = false, nameIn }) => isHidden || nameIn !== undefined)
				.map(({ key }) => key),
			labelOf,
		},
		metadata: labels,
		names: stated.flatMap(({ key, nameIn }) =>
			nameIn === undefined ? [] : [{ key, language: nameIn }],
		),
		filters: stated
			.filter(({ isFilter = false }) => isFilter)
			.map(({ key, label }) => ({
				key,
				label: (label && labelIn(label, locale)) ?? readableKey(key.split('.').at(-1) ?? key),
			})),
		labelOf,
	};
}
