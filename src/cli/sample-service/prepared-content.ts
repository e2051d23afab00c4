import type { Resource, ServedContent } from './content.ts';
import { entityTagOf } from './entity-tag.ts';
import { resolveRelativeDates, type Calendar } from './relative-dates.ts';
import type { ItemForm } from './server-options.ts';

export interface PreparedRecord {
	/** Record as JSON in UTF-8. */
	json: Buffer;
	entityTag: string;
}

/** Records made ready to be sent; each is serialised when it is first asked for. */
export interface PreparedContent {
	/**
	 * Returns the record with this id, the first if there are several; `undefined` where there
	 * is none.
	 */
	record(resource: Resource, id: string): PreparedRecord | undefined;
	/** Returns the JSON of each list entry, in the order of the content. */
	entries(resource: Resource, form: ItemForm): readonly string[];
}

const baseUrlMark = '{base_url}';

/** Members whose relative dates are resolved in resources other than events, where all are. */
const datedMembers = ['validity', 'provenance', 'updated_at'];

const summaryMembers = ['id', 'name', 'updated_at'];

export function prepareContent(
	content: ServedContent,
	baseUrl: string,
	calendar: Calendar,
): PreparedContent {
	const recordsById = new Map<Resource, Map<string, object>>();
	const preparedRecords = new Map<object, PreparedRecord>();
	const entryLists = new Map<string, readonly string[]>();
	const serialised = (resource: Resource, record: object) =>
		serialise(withDatesResolved(resource, record, calendar), baseUrl);

	return {
		record(resource, id) {
			const records = memoised(recordsById, resource, () => indexById(content[resource] ?? []));
			const record = records.get(id);
			if (record === undefined) return undefined;
			return memoised(preparedRecords, record, () => prepareRecord(serialised(resource, record)));
		},
		entries(resource, form) {
			return memoised(entryLists, `${resource} ${form}`, () =>
				(content[resource] ?? []).map((record) => {
					if (form === 'id') return serialise(memberOf(record, 'id') ?? null, baseUrl);
					return serialised(resource, form === 'summary' ? summaryOf(record) : record);
				}),
			);
		},
	};
}

function memoised<K, V>(known: Map<K, V>, key: K, make: () => V): V {
	const existing = known.get(key);
	if (existing !== undefined) return existing;
	const made = make();
	known.set(key, made);
	return made;
}

function indexById(records: readonly object[]): Map<string, object> {
	const byId = new Map<string, object>();
	for (const record of records) {
		const id = memberOf(record, 'id');
		if (typeof id === 'string' && !byId.has(id)) byId.set(id, record);
	}
	return byId;
}

function memberOf(record: object, name: string): unknown {
	return Object.hasOwn(record, name) ? Reflect.get(record, name) : undefined;
}

function withDatesResolved(resource: Resource, record: object, calendar: Calendar): unknown {
	if (resource === 'events') return resolveRelativeDates(record, calendar);
	const resolved = datedMembers
		.filter((name) => Object.hasOwn(record, name))
		.map((name) => [name, resolveRelativeDates(memberOf(record, name), calendar)] as const);
	return { ...record, ...Object.fromEntries(resolved) };
}

function serialise(value: unknown, baseUrl: string): string {
	const json = JSON.stringify(value);
	// Looking at each text takes several times as long as the rest, and few records need it.
	if (!json.includes(`"${baseUrlMark}`)) return json;
	return JSON.stringify(value, (_name, part: unknown) =>
		typeof part === 'string' && part.startsWith(baseUrlMark)
			? baseUrl + part.slice(baseUrlMark.length)
			: part,
	);
}

function prepareRecord(json: string): PreparedRecord {
	return { json: Buffer.from(json), entityTag: entityTagOf(json) };
}

function summaryOf(record: object): object {
	const present = summaryMembers.filter((name) => Object.hasOwn(record, name));
	return Object.fromEntries(present.map((name) => [name, memberOf(record, name)]));
}
