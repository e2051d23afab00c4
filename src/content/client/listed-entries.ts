import {
	isEventId,
	isPlaceId,
	notEventId,
	notPlaceId,
	recordIdIn,
} from '../../records/identifiers.ts';
import type { ResourceName } from '../../records/resource-name.ts';
import { membersOf } from './members.ts';

export interface ListedRecord {
	/** Id by which the record is known: see `recordIdIn`. */
	id: string;
	/**
	 * Id as the list writes it, where that differs: the service may distinguish capitals in a path
	 * from small letters.
	 */
	listedAs?: string;
	/** Time of the last change as the list writes it. */
	updatedAt?: string;
	/**
	 * Whole record of a destination or collection, its id under `id`: these have no get operation.
	 * Absent for places and events.
	 */
	summary?: unknown;
}

export interface RefusedEntry {
	/** Text in place of the id; empty when nothing did. */
	id: string;
	reason: string;
	/** Name as the entry writes it, whatever it holds. */
	name?: string;
	/** Position in the list, from 1; absent where the entry comes from a file. */
	position?: number;
}

export type EntryReading = { record: ListedRecord } | { refused: RefusedEntry };

const maxIdCharacters = 80;

/**
 * Returns the entries of a list; undefined when the response holds none that could be recognised.
 *
 * The service document shows no payload (section 4). Our reading: an array under
 * `data`, `data.items`, `data.<resource>`, `items` or `<resource>` (also `results` and `records`),
 * or the body itself.
 */
export function entriesIn(body: unknown, resource: ResourceName): unknown[] | undefined {
	const { data: content, ...others } = membersOf(body);
	const names = ['items', resource, 'results', 'records'];
	const candidates: unknown[] = [
		body,
		content,
		...names.map((name) => membersOf(content)[name]),
		...names.map((name) => others[name]),
	];
	return candidates.find((candidate): candidate is unknown[] => Array.isArray(candidate));
}

/**
 * Reads what an entry lists: an id, a summary or a whole record, as long as it bears an id that can
 * be used.
 */
export function readEntry(entry: unknown, resource: ResourceName): EntryReading {
	const isDetailed = resource === 'places' || resource === 'events';
	if (typeof entry === 'string' && !isDetailed) {
		return refusal(entry, entry, 'only an id is listed, and there is no operation to read more');
	}
	const members = membersOf(entry);
	const source = typeof entry === 'string' ? entry : (members.id ?? members[idMembers[resource]]);
	const listedId = typeof source === 'string' ? source.trim() : '';
	if (listedId === '') return refusal(entry, source, 'without a readable id');
	if (resource === 'places' && !isPlaceId(listedId)) {
		return refusal(entry, listedId, notPlaceId);
	}
	if (resource === 'events' && !isEventId(listedId)) {
		return refusal(entry, listedId, notEventId);
	}
	const id = recordIdIn(resource, listedId);
	const updatedAt = members.updated_at;
	return {
		record: {
			id,
			...(id === listedId ? {} : { listedAs: listedId }),
			...(typeof updatedAt === 'string' ? { updatedAt } : {}),
			...(isDetailed ? {} : { summary: { ...members, id: source } }),
		},
	};
}

const idMembers: Record<ResourceName, string> = {
	destinations: 'destination_id',
	places: 'place_id',
	events: 'event_id',
	collections: 'collection_id',
};

function refusal(entry: unknown, id: unknown, reason: string): EntryReading {
	const text = typeof id === 'string' || typeof id === 'number' ? String(id) : '';
	const { name } = membersOf(entry);
	const named = typeof name === 'string' ? { name } : {};
	return { refused: { id: harmless(text), reason, ...named } };
}

/** Escapes control characters of an id as JSON does: ids reach terminals and reports. */
function harmless(text: string): string {
	const shown = JSON.stringify(text.slice(0, maxIdCharacters)).slice(1, -1);
	return shown.replace(
		/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g,
		(character) => {
			return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
		},
	);
}
