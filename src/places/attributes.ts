import type { PlaceMessages } from '../messages/en/places.ts';
import { cutAtSpace, readableKey, unitOfKey } from './attribute-labels.ts';
import {
	type AttributeLink,
	type AttributeText,
	numberText,
	textOrLink,
} from './attribute-texts.ts';

/** How a guide wants attributes shown. A key within another is written after it with a point: `protection.inscribed`. */
export interface AttributeSettings {
	labels?: Readonly<Record<string, string>>;
	/** These come first, in this order; the others follow as the source has them. */
	order?: readonly string[];
	hide?: readonly string[];
}

export interface Attribute {
	key: string;
	label: string;
	/** Whether the label is the key of the service; else the guide has words for it. */
	isLabelContent: boolean;
	value: AttributeValue;
}

/** What is printed for an attribute; every text is plain text. */
export type AttributeValue =
	| AttributeText
	| AttributeLink
	/** `omitted`: how many more the source lists. */
	| { kind: 'list'; values: AttributeValue[]; omitted: number }
	| { kind: 'group'; attributes: Attribute[]; omitted: number };

/** `nothing`: there is nothing to print. `omitted`: there is, but a bound is reached. */
type Outcome = AttributeValue | 'nothing' | 'omitted';

interface Reading {
	locale: string;
	messages: PlaceMessages;
	settings: AttributeSettings;
	hasStars: boolean;
	/** How many values may still be read. */
	budget: number;
}

export const deepest = 4;
export const mostValues = 400;
export const mostKeys = 60;
export const mostElements = 100;

/**
 * Free-form attributes (service document, section 2.3) as a tree to print.
 *
 * Empty values are left out. Depth, number and length are bounded; what is beyond is left out too and counted where
 * there is a place to say so.
 *
 * @param hasStars Whether `star_rating` counts stars; else its number is only a classification.
 */
export function attributesOf(
	source: Readonly<Record<string, unknown>> | undefined,
	locale: string,
	messages: PlaceMessages,
	settings: AttributeSettings = {},
	hasStars = true,
): Attribute[] {
	const reading: Reading = { locale, messages, settings, hasStars, budget: mostValues };
	return groupOf(source ?? {}, '', 1, reading).attributes;
}

/** Every text of a value, at any depth. */
export function textsOf(value: AttributeValue): string[] {
	if (value.kind === 'list') return value.values.flatMap(textsOf);
	if (value.kind === 'group') {
		return value.attributes.flatMap((attribute) => textsOf(attribute.value));
	}
	return [value.text];
}

function groupOf(
	source: object,
	path: string,
	depth: number,
	reading: Reading,
): { attributes: Attribute[]; omitted: number } {
	const { labels = {}, order = [], hide = [] } = reading.settings;
	const entries = Object.entries(source)
		.map(([key, value]: [string, unknown]) => ({
			key,
			value,
			path: path === '' ? key : `${path}.${key}`,
		}))
		.filter(({ key, path: entryPath }) => key !== '__proto__' && !hide.includes(entryPath));
	const rank = (entryPath: string) => {
		const position = order.indexOf(entryPath);
		return position === -1 ? order.length : position;
	};
	entries.sort((a, b) => rank(a.path) - rank(b.path));
	const attributes: Attribute[] = [];
	let omitted = 0;
	for (const { key, value, path: entryPath } of entries) {
		if (isEmpty(value)) continue;
		if (attributes.length >= mostKeys) {
			omitted++;
			continue;
		}
		const given = isClassification(value, entryPath, reading)
			? reading.messages.classification
			: Object.hasOwn(labels, entryPath)
				? labels[entryPath]
				: undefined;
		const unit = typeof value === 'number' ? unitOfKey(key) : undefined;
		const label = given ?? readableKey(unit?.rest ?? key);
		const read = valueOf(value, entryPath, depth, reading, unit?.unit);
		if (read === 'omitted' || (read !== 'nothing' && label === '')) omitted++;
		else if (read !== 'nothing') {
			const isLabelContent = given === undefined;
			attributes.push({ key: cutAtSpace(key, 80), label, isLabelContent, value: read });
		}
	}
	return { attributes, omitted };
}

function valueOf(
	value: unknown,
	path: string,
	depth: number,
	reading: Reading,
	unit?: string,
): Outcome {
	if (reading.budget <= 0) return 'omitted';
	reading.budget--;
	if (typeof value === 'string') return textOrLink(value) ?? 'nothing';
	if (typeof value === 'number') {
		const key = isClassification(value, path, reading) ? '' : path;
		return { kind: 'text', text: numberText(value, key, reading, unit), isContent: false };
	}
	if (typeof value === 'boolean') {
		const text = value ? reading.messages.yes : reading.messages.no;
		return { kind: 'text', text, isContent: false };
	}
	if (typeof value !== 'object' || value === null) return 'nothing';
	if (depth >= deepest) return 'omitted';
	if (Array.isArray(value)) return listOf(value, path, depth, reading);
	const group = groupOf(value, path, depth + 1, reading);
	if (group.attributes.length > 0) return { kind: 'group', ...group };
	return group.omitted > 0 ? 'omitted' : 'nothing';
}

function listOf(
	elements: readonly unknown[],
	path: string,
	depth: number,
	reading: Reading,
): Outcome {
	const values: AttributeValue[] = [];
	const seen = new Set<string>();
	let omitted = 0;
	for (const element of elements) {
		if (isEmpty(element)) continue;
		const value =
			values.length < mostElements ? valueOf(element, path, depth + 1, reading) : 'omitted';
		if (value === 'omitted') omitted++;
		if (typeof value === 'string' || seen.has(JSON.stringify(value))) continue;
		seen.add(JSON.stringify(value));
		values.push(value);
	}
	const [only] = values;
	if (!only) return omitted > 0 ? 'omitted' : 'nothing';
	return values.length === 1 && omitted === 0 ? only : { kind: 'list', values, omitted };
}

function isClassification(value: unknown, path: string, { hasStars }: Reading): boolean {
	return !hasStars && typeof value === 'number' && /(^|\.)star_rating$/.test(path);
}

/** Whether a value has nothing to print. */
export function isEmpty(value: unknown): boolean {
	if (value === null || value === undefined) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (typeof value === 'number') return !Number.isFinite(value);
	return typeof value === 'object' && Object.keys(value).length === 0;
}
