import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import {
	deepest,
	maxElements,
	maxKeys,
	maxValues,
	onlyFirst,
	type OnLeftOut,
} from './attribute-bounds.ts';
import { cutAtSpace, readableKey, unitOfKey } from './attribute-labels.ts';
import { numberText, textOrLink } from './attribute-texts.ts';
import type { Attribute, AttributeSettings, AttributeValue } from './attribute.ts';

/**
 * Holds a value to print, or why there is none: `nothing` where there is nothing to print,
 * `omitted` where there is, but a bound is reached.
 */
type Outcome = AttributeValue | 'nothing' | 'omitted';

interface Reading {
	locale: string;
	messages: PlaceMessages;
	settings: AttributeSettings;
	hasStars: boolean;
	onLeftOut: OnLeftOut | undefined;
	/** Number of values that may still be read; below 0 some were left out. */
	budget: number;
}

/** Describes where a value stands. */
interface Spot {
	/** Keys alone, as settings name them. */
	path: string;
	/** Path with the positions in lists, as reports name it. */
	reported: string;
	depth: number;
}

/** Returns the attributes of a group that are shown, and how many others are not. */
export function groupOf(
	source: object,
	spot: Spot,
	reading: Reading,
): { attributes: Attribute[]; omitted: number } {
	const { labels = {}, order = [], hide = [] } = reading.settings;
	const entries = Object.entries(source)
		.map(([key, value]: [string, unknown]) => ({
			key,
			value,
			path: spot.path === '' ? key : `${spot.path}.${key}`,
		}))
		.filter(({ key, path }) => key !== '__proto__' && !hide.includes(path));
	const rank = (path: string) => {
		const position = order.indexOf(path);
		return position === -1 ? order.length : position;
	};
	entries.sort((a, b) => rank(a.path) - rank(b.path));
	const attributes: Attribute[] = [];
	let omitted = 0;
	let beyond = 0;
	for (const { key, value, path } of entries) {
		if (isEmpty(value)) continue;
		if (attributes.length >= maxKeys) {
			beyond++;
			continue;
		}
		const isClassification = !reading.hasStars && isNumberOfStars(path, value);
		const ownLabel = Object.hasOwn(labels, path) ? labels[path] : undefined;
		const given = isClassification ? reading.messages.classification : ownLabel;
		const unit = typeof value === 'number' ? unitOfKey(key) : undefined;
		const label = given ?? readableKey(unit?.rest ?? key);
		const reported = `${spot.reported}.${key}`;
		const shownAs = isClassification ? 'classification' : path;
		const read = valueOf(value, { ...spot, path: shownAs, reported }, reading, unit?.unit);
		if (read === 'nothing') continue;
		if (read === 'omitted' || label === '') {
			omitted++;
			if (read !== 'omitted') reading.onLeftOut?.(reported, 'not shown, as its key makes no label');
			continue;
		}
		const isLabelContent = given === undefined;
		attributes.push({ key: cutAtSpace(key, 80), label, isLabelContent, value: read });
	}
	if (beyond > 0) reading.onLeftOut?.(spot.reported, onlyFirst(maxKeys, 'keys'));
	return { attributes, omitted: omitted + beyond };
}

function valueOf(value: unknown, spot: Spot, reading: Reading, unit?: string): Outcome {
	const { path, reported, depth } = spot;
	const { messages, onLeftOut } = reading;
	reading.budget--;
	if (reading.budget < 0) {
		if (reading.budget === -1) onLeftOut?.('attributes', onlyFirst(maxValues, 'values'));
		return 'omitted';
	}
	const label = isNamable(value) ? reading.settings.labelOf?.(path, String(value)) : undefined;
	if (label !== undefined) return { kind: 'text', text: label, isContent: false };
	if (typeof value === 'string') {
		return textOrLink(value, onLeftOut?.bind(undefined, reported)) ?? 'nothing';
	}
	if (typeof value === 'number') {
		return { kind: 'text', text: numberText(value, path, reading, unit), isContent: false };
	}
	if (typeof value === 'boolean') {
		return { kind: 'text', text: value ? messages.yes : messages.no, isContent: false };
	}
	if (typeof value !== 'object' || value === null) return 'nothing';
	if (depth >= deepest) {
		onLeftOut?.(reported, `nested more than ${deepest} levels deep, and not shown`);
		return 'omitted';
	}
	const inner = { ...spot, depth: depth + 1 };
	if (Array.isArray(value)) return listOf(value, inner, reading);
	const group = groupOf(value, inner, reading);
	if (group.attributes.length > 0) return { kind: 'group', ...group };
	return group.omitted > 0 ? 'omitted' : 'nothing';
}

function listOf(elements: readonly unknown[], spot: Spot, reading: Reading): Outcome {
	const values: AttributeValue[] = [];
	const sources = new Set<string>();
	const shown = new Set<string>();
	let omitted = 0;
	let beyond = 0;
	for (const [index, element] of elements.entries()) {
		if (isEmpty(element)) continue;
		const source = JSON.stringify(typeof element === 'string' ? element.trim() : element);
		if (sources.has(source)) continue;
		sources.add(source);
		if (values.length >= maxElements) {
			beyond++;
			continue;
		}
		const reported = `${spot.reported}[${index}]`;
		const value = valueOf(element, { ...spot, reported }, reading);
		if (value === 'omitted') omitted++;
		if (typeof value === 'string') continue;
		const read = JSON.stringify(value);
		if (!shown.has(read)) values.push(value);
		shown.add(read);
	}
	if (beyond > 0) reading.onLeftOut?.(spot.reported, onlyFirst(maxElements, 'elements'));
	omitted += beyond;
	const [only] = values;
	if (!only) return omitted > 0 ? 'omitted' : 'nothing';
	return values.length === 1 && omitted === 0 ? only : { kind: 'list', values, omitted };
}

/**
 * Returns whether a value of free-form attributes has nothing to print at any depth; texts of
 * nothing but markup are not looked into.
 */
function isEmpty(value: unknown): boolean {
	if (value === null || value === undefined) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (typeof value === 'number') return !Number.isFinite(value);
	return typeof value === 'object' && Object.values(value).every(isEmpty);
}

/** Returns whether a value may be a term of the service. */
function isNamable(value: unknown): value is string | number | boolean {
	return ['string', 'number', 'boolean'].includes(typeof value);
}

function isNumberOfStars(path: string, value: unknown): boolean {
	const values: readonly unknown[] = Array.isArray(value) ? value : [value];
	return /(?:^|\.)star_rating$/.test(path) && values.some((one) => typeof one === 'number');
}
