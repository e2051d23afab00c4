import { readFile } from 'node:fs/promises';
import type { DetailedResource } from '../../records/resource-name.ts';
import { SettingsError } from './errors/content-service-error.ts';
import { type EntryReading, readEntry } from './listed-entries.ts';

/**
 * Returns the entries of one resource in a file of ids, for services without usable lists.
 *
 * The file is a JSON array, or has an id on each line; blank lines and lines that begin with `#`
 * are skipped. Ids of places and events may be mixed: each resource takes its own. What is neither
 * is refused once, with the places.
 * @throws {SettingsError} When the file cannot be read.
 */
export async function entriesInFile(
	path: string,
	resource: DetailedResource,
): Promise<EntryReading[]> {
	return idsIn(await textOf(path), path)
		.filter((entry) => resourceOf(entry) === resource)
		.map((entry) => readEntry(entry, resource));
}

async function textOf(path: string): Promise<string> {
	try {
		return (await readFile(path, 'utf8')).replace(/^\uFEFF/, '');
	} catch (error) {
		throw new SettingsError(`The file of ids ${path} cannot be read`, {
			hint: 'Set CONTENT_SERVICE_IDS_FILE to a file with an id on each line, or remove it to use the lists of the service.',
			cause: error instanceof Error ? error : undefined,
		});
	}
}

function idsIn(text: string, path: string): unknown[] {
	if (!text.trimStart().startsWith('[')) {
		return text
			.split(/\r\n|[\r\n]/)
			.map((line) => line.trim())
			.filter((line) => line !== '' && !line.startsWith('#'));
	}
	try {
		const parsed: unknown = JSON.parse(text);
		return Array.isArray(parsed) ? parsed : [];
	} catch (error) {
		throw new SettingsError(`The file of ids ${path} begins like a JSON array but is none`, {
			hint: 'Correct the JSON, or write one id on each line.',
			cause: error instanceof Error ? error : undefined,
		});
	}
}

function resourceOf(entry: unknown): DetailedResource {
	const id = typeof entry === 'object' && entry !== null && 'id' in entry ? entry.id : entry;
	return typeof id === 'string' && id.trim().startsWith('evt_') ? 'events' : 'places';
}
