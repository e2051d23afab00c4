import type { VisitedValue } from './node-visit.ts';
import { error, type ValidationProblem, warning } from './validation-problem.ts';
import {
	enumerationMembers,
	isClass,
	isProperty,
	rangeOf,
} from '../../domain/schema-org/vocabulary.ts';

const date = String.raw`\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])`;
const time = String.raw`([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?`;
const offset = String.raw`[+-]([01]\d|2[0-3]):[0-5]\d`;
/** ISO 8601; a date-time is to the second and has its offset. */
const dateForms: Record<string, RegExp> = {
	Date: new RegExp(`^${date}$`),
	DateTime: new RegExp(String.raw`^${date}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d${offset}$`),
	Time: new RegExp(`^${time}(${offset})?$`),
};
const entity = /&(amp|lt|gt|quot|apos|nbsp|#\d+|#x[0-9a-f]+);/i;

/**
 * Returns what is wrong with a value that is no node: a text, a number, a boolean, or nothing at
 * all.
 */
export function validateValue({ value, path, property }: VisitedValue): ValidationProblem[] {
	if (value === null || value === undefined || value === '' || Array.isArray(value)) {
		return [error('empty', path, 'A property without a value is left out.')];
	}
	if (!isProperty(property)) return [];
	const range = rangeOf(property);
	if (typeof value === 'string') return validateText(value, range, path);
	if (typeof value === 'boolean') {
		return range.includes('Boolean') ? [] : [error('value-type', path, 'Not a boolean property.')];
	}
	const takesNumbers = ['Number', 'Integer', 'Text', 'Distance'].some((name) =>
		range.includes(name),
	);
	const isFitting = range.includes('Number') || range.includes('Text') || Number.isInteger(value);
	return takesNumbers && isFitting
		? []
		: [error('value-type', path, `Not for a number: ${property}.`)];
}

function validateText(text: string, range: readonly string[], path: string): ValidationProblem[] {
	if (range.includes('Text')) {
		return entity.test(text)
			? [warning('entity', path, `Google decodes HTML entities once more: ${text}`)]
			: [];
	}
	const members = range.flatMap((name) => enumerationMembers(name) ?? []);
	if (members.length > 0) {
		return members.some((member) => text === `https://schema.org/${member}`)
			? []
			: [error('enumeration', path, `Not the address of a member of ${range.join(', ')}: ${text}`)];
	}
	const forms = range.flatMap((name) => dateForms[name] ?? []);
	if (forms.length > 0) {
		return forms.some((form) => form.test(text)) && isRealDay(text)
			? []
			: [error('date', path, `Not ISO 8601 (${range.join(', ')}): ${text}`)];
	}
	if (range.includes('URL') || range.some(isClass)) {
		return isWebAddress(text)
			? []
			: [error('url', path, `Not an absolute, normalised http or https address: ${text}`)];
	}
	return range.includes('Distance')
		? []
		: [error('value-type', path, `A text instead of ${range.join(', ')}: ${text}`)];
}

/** Returns whether a text is an address as the guide writes them. */
export function isWebAddress(text: string): boolean {
	const url = URL.parse(text);
	return /^https?:$/.test(url?.protocol ?? '') && url?.href === text;
}

/**
 * Returns whether the date at the start of a text is in the calendar; true for a text that starts
 * with none.
 */
function isRealDay(text: string): boolean {
	const day = /^\d{4}-\d\d-\d\d/.exec(text)?.[0];
	if (day === undefined) return true;
	const instant = new Date(`${day}T00:00:00Z`);
	return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day);
}
