import { savedAddress } from './saved-key.ts';

/** Describes a place or an event that a visitor has saved. */
export interface SavedRecord {
	/** Key of the record, see `SavedAddress`. */
	key: string;
	path: string;
	/** Name as it was then: it stays when the guide no longer has the record. */
	name: string;
	/** ISO 8601. */
	savedAt: string;
	/** Note in the visitor’s words. */
	note?: string;
}

/** Longest note, in characters, and longest name that is read. */
const longestText = 2000;

/** Returns what is saved as it is kept; its order is that of the visitor. */
export function writtenRecords(records: readonly SavedRecord[]): string {
	return JSON.stringify({ saved: records });
}

/**
 * Reads what `writtenRecords` wrote, leaving out entries that it cannot have written.
 *
 * @returns `undefined` where the text is no such list.
 */
export function readSaved(text: string): SavedRecord[] | undefined {
	const entries = entriesOf(text);
	if (!entries) return undefined;
	const records: SavedRecord[] = [];
	for (const entry of entries) {
		const record = recordOf(entry);
		if (record && !records.some(({ key }) => key === record.key)) records.push(record);
	}
	return records;
}

/** Adds a record at the end, unless it is there. */
export function withRecord(records: readonly SavedRecord[], record: SavedRecord): SavedRecord[] {
	const isThere = records.some(({ key }) => key === record.key);
	return isThere ? [...records] : [...records, record];
}

/** Moves a record up or down, not beyond the ends. */
export function withMoved<Entry extends Pick<SavedRecord, 'key'>>(
	records: readonly Entry[],
	key: string,
	by: number,
): Entry[] {
	const from = records.findIndex((record) => record.key === key);
	const moved = records[from];
	if (!moved) return [...records];
	const others = records.toSpliced(from, 1);
	return others.toSpliced(Math.min(Math.max(from + by, 0), others.length), 0, moved);
}

/** Gives a record a note; an empty one takes it away. */
export function withNote(
	records: readonly SavedRecord[],
	key: string,
	note: string,
): SavedRecord[] {
	const text = note.trim().slice(0, longestText);
	return records.map((record) => {
		if (record.key !== key) return record;
		const { note: _, ...rest } = record;
		return text === '' ? rest : { ...rest, note: text };
	});
}

function entriesOf(text: string): readonly unknown[] | undefined {
	try {
		const list = memberOf(JSON.parse(text), 'saved');
		return Array.isArray(list) ? (list as unknown[]) : undefined;
	} catch {
		return undefined;
	}
}

function recordOf(entry: unknown): SavedRecord | undefined {
	const texts = ['path', 'name', 'savedAt', 'note'].map((member) => memberOf(entry, member));
	const [path = '', name = '', savedAt = '', note = ''] = texts.map((text) =>
		typeof text === 'string' ? text.trim().slice(0, longestText) : '',
	);
	const address = savedAddress(path);
	if (address?.path !== path || name === '') return undefined;
	return { ...address, name, savedAt, ...(note === '' ? {} : { note }) };
}

function memberOf(value: unknown, member: string): unknown {
	return typeof value === 'object' && value !== null
		? (value as Readonly<Record<string, unknown>>)[member]
		: undefined;
}
