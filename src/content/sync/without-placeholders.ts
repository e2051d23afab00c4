import { isPlaceholder } from '../../i18n/lexicons/placeholders.ts';

/** Lists what a record cannot be without, whatever its source writes there. */
const required: ReadonlySet<string> = new Set(['id', 'name']);

/**
 * Returns a record as it was parsed, without the texts at any depth that are no content: pages,
 * lists, files and structured data then follow alike.
 */
export function withoutPlaceholders<Record extends object>(record: Record): Record {
	const members = Object.entries(record).map(([key, value]) => [
		key,
		required.has(key) ? (value as unknown) : contentOf(value),
	]);
	// Of the members a schema asks only for those that stay.
	return Object.fromEntries(members) as Record;
}

function contentOf(value: unknown): unknown {
	if (typeof value === 'string') return isPlaceholder(value) ? undefined : value;
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) return value.map(contentOf).filter((element) => element !== undefined);
	return Object.fromEntries(
		Object.entries(value).flatMap(([key, member]) => {
			const content = contentOf(member);
			return content === undefined ? [] : [[key, content]];
		}),
	);
}
