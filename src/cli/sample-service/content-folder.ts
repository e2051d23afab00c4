import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { SampleContent, Translation } from './content.ts';

export interface ContentFolder extends SampleContent {
	folder: string;
	imagesFolder: string;
	translations: Readonly<Record<string, Translation>>;
}

interface TextPosition {
	/** Line and column, both from 1; the column counts UTF-16 code units. */
	line: number;
	column: number;
}

/**
 * Reports a folder or file of content that cannot be served; the message names it and what is wrong
 * with it.
 */
export class ContentFolderError extends Error {
	override name = 'ContentFolderError';
}

/**
 * Reads `places.json`, `events.json`, `destinations.json` and `collections.json`, each an array of
 * records; a resource whose file is missing has none. Pictures are in the folder's `images`, what
 * is said otherwise in another language in `translations`, in a file with its tag for a name.
 *
 * @throws ContentFolderError when there is no such folder or a file is not an array of objects.
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
	const status = await stat(folder).catch(() => undefined);
	if (status?.isDirectory() !== true) throw new ContentFolderError(`There is no folder ${folder}.`);
	const [destinations, places, events, collections] = await Promise.all([
		readRecords(join(folder, 'destinations.json')),
		readRecords(join(folder, 'places.json')),
		readRecords(join(folder, 'events.json')),
		readRecords(join(folder, 'collections.json')),
	]);
	const imagesFolder = join(folder, 'images');
	const translations = await readTranslations(join(folder, 'translations'));
	return { folder, imagesFolder, translations, destinations, places, events, collections };
}

async function readTranslations(folder: string): Promise<ContentFolder['translations']> {
	const names = await readdir(folder).catch(() => []);
	const files = names.filter((name) => name.endsWith('.json'));
	const read = files.map(async (name): Promise<[string, Translation]> => {
		const file = join(folder, name);
		const translation = parsed((await readText(file)) ?? '', file);
		if (!isTranslation(translation)) {
			throw new ContentFolderError(`${file} is no object with the members texts and records.`);
		}
		return [name.slice(0, -'.json'.length).toLowerCase(), translation];
	});
	return Object.fromEntries(await Promise.all(read));
}

function isTranslation(value: unknown): value is Translation {
	if (typeof value !== 'object' || value === null) return false;
	const members: unknown[] = [Reflect.get(value, 'texts'), Reflect.get(value, 'records')];
	return members.every((member) => typeof member === 'object' && member !== null);
}

async function readRecords(file: string): Promise<readonly object[]> {
	const json = await readText(file);
	if (json === undefined) return [];
	const records = parsed(json, file);
	if (!Array.isArray(records)) throw new ContentFolderError(`${file} is not an array of records.`);
	return records.map((record: unknown, index) => {
		if (typeof record === 'object' && record !== null && !Array.isArray(record)) return record;
		throw new ContentFolderError(`${file}: entry ${index + 1} of the array is not an object.`);
	});
}

/**
 * Reads the text of a file, without a byte order mark; `undefined` where there is no such file.
 */
async function readText(file: string): Promise<string | undefined> {
	try {
		return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '');
	} catch (cause) {
		if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined;
		throw new ContentFolderError(`${file} cannot be read.`, { cause });
	}
}

function parsed(json: string, file: string): unknown {
	try {
		return JSON.parse(json);
	} catch (cause) {
		const { line, column } = jsonErrorPosition(json);
		throw new ContentFolderError(`${file}:${line}:${column} is not valid JSON: ${String(cause)}`, {
			cause,
		});
	}
}

/**
 * Returns where a text stops being JSON.
 *
 * V8 names the position of some errors, but not that of an unexpected token. As it reads from left
 * to right, the shortest beginning of the text that has such a token ends with it.
 */
function jsonErrorPosition(text: string): TextPosition {
	const message = parseError(text);
	const named = /at position (\d+)/.exec(message)?.[1];
	if (named !== undefined) return positionAt(text, Number(named));
	if (!isUnexpectedToken(message)) return positionAt(text, text.length);
	let sound = 0;
	let broken = text.length;
	while (broken - sound > 1) {
		const middle = Math.floor((sound + broken) / 2);
		if (isUnexpectedToken(parseError(text.slice(0, middle)))) broken = middle;
		else sound = middle;
	}
	return positionAt(text, sound);
}

function parseError(text: string): string {
	try {
		JSON.parse(text);
		return '';
	} catch (error) {
		return String(error);
	}
}

function isUnexpectedToken(message: string): boolean {
	return message.startsWith('SyntaxError: Unexpected token');
}

function positionAt(text: string, offset: number): TextPosition {
	const before = text.slice(0, offset);
	return {
		line: before.split('\n').length,
		column: offset - before.lastIndexOf('\n'),
	};
}
