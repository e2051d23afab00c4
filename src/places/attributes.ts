import { numberFormat } from '../locale/formatters.ts';
import type { PlaceMessages } from '../messages/en/places.ts';
import { plainParagraphs } from '../schemas/plain-text.ts';
import { readableKey, shortened, unitOfKey } from './attribute-labels.ts';
import { websiteHost } from './contact.ts';

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
	/** `isContent`: as the service has it, and not in words or numbers of the interface. */
	| { kind: 'text'; text: string; isContent: boolean }
	| { kind: 'link'; url: string; text: string }
	/** `omitted`: how many more the source lists. */
	| { kind: 'list'; values: AttributeValue[]; omitted: number }
	| { kind: 'group'; attributes: Attribute[]; omitted: number };

/** `nothing`: there is nothing to print. `omitted`: there is, but a bound is reached. */
type Outcome = AttributeValue | 'nothing' | 'omitted';

interface Reading {
	locale: string;
	messages: PlaceMessages;
	settings: AttributeSettings;
	/** How many values may still be read. */
	budget: number;
}

const deepest = 4;
const mostValues = 400;
const mostKeys = 60;
const mostElements = 100;
const longestText = 2000;
/** Markup may be longer than the text in it. */
const longestSource = 20_000;
/** An address that was not made HTML: `&copy` in it is no entity. */
const plainAddress = /^(?!\S*&(?:amp|#\w+);)https?:\/\/[^\s<>\p{C}]+$/iu;

/**
 * Free-form attributes (service document, section 2.3) as a tree to print.
 *
 * Empty values are left out. Depth, number and length are bounded; what is beyond is left out too and counted where
 * there is a place to say so.
 */
export function attributesOf(
	source: Readonly<Record<string, unknown>> | undefined,
	locale: string,
	messages: PlaceMessages,
	settings: AttributeSettings = {},
): Attribute[] {
	const reading: Reading = { locale, messages, settings, budget: mostValues };
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
		const given = Object.hasOwn(labels, entryPath) ? labels[entryPath] : undefined;
		const unit = typeof value === 'number' ? unitOfKey(key) : undefined;
		const label = given ?? readableKey(unit?.rest ?? key);
		const read = valueOf(value, entryPath, depth, reading, unit?.unit);
		if (read === 'omitted' || (read !== 'nothing' && label === '')) omitted++;
		else if (read !== 'nothing') {
			const isLabelContent = given === undefined;
			attributes.push({ key: shortened(key, 80), label, isLabelContent, value: read });
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
	if (typeof value === 'string') return textOrLink(value);
	if (typeof value === 'number')
		return { kind: 'text', text: numberText(value, path, reading, unit), isContent: false };
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

function textOrLink(source: string): Outcome {
	const trimmed = source.trim();
	const text =
		trimmed.length <= longestText && plainAddress.test(trimmed)
			? trimmed
			: shortened(plainParagraphs(source.slice(0, longestSource)), longestText);
	if (text === '') return 'nothing';
	const url = /^https?:\/\/\S+$/i.test(text) ? URL.parse(text) : null;
	if (!url) return { kind: 'text', text, isContent: true };
	const host = websiteHost(url.href) ?? url.hostname;
	const path = url.pathname === '/' ? '' : url.pathname;
	return { kind: 'link', url: url.href, text: shortened(`${host}${path}`, 60) };
}

/** Years stay without a thousands separator. */
function numberText(
	value: number,
	path: string,
	{ locale, messages }: Reading,
	unit: string | undefined,
): string {
	if (/(^|[._])(star_rating|stars)$/.test(path) && Number.isInteger(value) && value >= 0) {
		return messages.stars(value);
	}
	if (Math.abs(value) >= 1e15) return String(value);
	const style: Intl.NumberFormatOptions =
		unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'long' };
	return numberFormat(locale, { ...style, useGrouping: 'min2', maximumFractionDigits: 6 }).format(
		value,
	);
}

function isEmpty(value: unknown): boolean {
	if (value === null || value === undefined) return true;
	if (typeof value === 'string') return value.trim() === '';
	if (typeof value === 'number') return !Number.isFinite(value);
	return typeof value === 'object' && Object.keys(value).length === 0;
}
