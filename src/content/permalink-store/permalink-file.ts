import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';
import { permalinkKinds, type Permalink } from '../../guide/permalinks/permalink.ts';
import { recordIdIn } from '../../records/identifiers.ts';
import { partialPath, sweepPartials } from '../snapshot/partial-files.ts';

/**
 * Describes one address a line, as JSON. The day on which it was last published is not in it, so a
 * line never changes: whoever commits the file sees what was added, and two branches of it merge by
 * taking the lines of both.
 */
const lineSchema = z.object({
	kind: z.enum(permalinkKinds),
	id: z.string().min(1),
	slug: z.string().regex(/^[\p{L}\p{M}\p{N}-]+$/u, 'not the last part of an address'),
	firstPublished: z.iso.date(),
});

/** Matches what Git leaves where two branches have changed the same lines. */
const mergeMark = /^(<{7}|\|{7}|={7}|>{7})( |$)/;

/**
 * Returns the addresses in a file; none where there is no file.
 *
 * @throws With a hint, when the file or a line cannot be read: to go on without it would let
 *   addresses die.
 */
export function readPermalinkFile(path: string): Permalink[] {
	if (!existsSync(path)) return [];
	return textOf(path)
		.split(/\r?\n/)
		.flatMap((line, index) => (line.trim() === '' ? [] : [addressOf(line, path, index + 1)]));
}

/** Writes the file, whole or not at all, where that changes it. */
export function writePermalinkFile(path: string, addresses: readonly Permalink[]): void {
	const text = addresses
		.map(({ kind, id, slug, firstPublished }) =>
			JSON.stringify({ kind, id, slug, firstPublished }).concat('\n'),
		)
		.join('');
	if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
	mkdirSync(dirname(path), { recursive: true });
	sweepPartials(path);
	const partial = partialPath(path);
	writeFileSync(partial, text);
	renameSync(partial, path);
}

function textOf(path: string): string {
	try {
		return readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		// Of "EISDIR: illegal operation on a directory, read".
		const reason = message.replace(/^(E[A-Z]+): ([^,]+).*/s, '$2 ($1)');
		throw unreadable(
			`The file of addresses ${path} cannot be read: ${reason}.`,
			'Let ADDRESSES_FILE name a file that this user may read, or one that is not there yet.',
			error,
		);
	}
}

function addressOf(line: string, path: string, number: number): Permalink {
	const reading = lineSchema.safeParse(parsed(line));
	if (reading.success) {
		const { firstPublished, id, kind, slug } = reading.data;
		return {
			kind,
			id: recordIdIn(kind, id),
			slug,
			firstPublished,
			lastPublished: firstPublished,
		};
	}
	const named = `Line ${number} of ${path} is no address`;
	if (mergeMark.test(line)) {
		throw unreadable(
			`${named}: a merge has left its mark there.`,
			'Keep the lines of both sides, and delete those that begin with <<<<<<<, |||||||, ======= or >>>>>>>.',
		);
	}
	const faults = reading.error.issues.map((issue) => [...issue.path, issue.message].join(': '));
	throw unreadable(
		`${named}: ${faults.join('; ')}.`,
		'Mend the line, or delete it to give the address up.',
	);
}

function unreadable(message: string, hint: string, cause?: unknown): Error {
	return Object.assign(new Error(message, cause === undefined ? {} : { cause }), { hint });
}

/** Returns the JSON value of a line; `undefined` where the line is no JSON. */
function parsed(line: string): unknown {
	try {
		return JSON.parse(line);
	} catch {
		return undefined;
	}
}
