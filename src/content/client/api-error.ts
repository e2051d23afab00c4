import type { CombinedHeaders } from './combined-headers.ts';
import { type Members, membersOf } from './members.ts';
import type { Redact } from './redaction.ts';

const messageMembers = ['message', 'detail', 'title', 'error_description', 'error'];

/**
 * Returns what an error response says in words, fit to be printed; undefined when it says nothing.
 *
 * The service document shows no fields of ApiError (section 7). Our reading: the first text among
 * `error.message`, `message`, `detail`, `title`, `error_description`, `error` and the same in
 * `errors[0]`, or else the body as plain text.
 */
export function serviceMessage(body: string, redact: Redact): string | undefined {
	const parsed = parsedJson(body);
	return parsed === undefined ? printable(body, redact) : messageOf(parsed, redact);
}

/**
 * Returns what `serviceMessage` does, of a body that has been parsed: some services answer 200 and
 * say in words that something is wrong.
 */
export function messageOf(body: unknown, redact: Redact): string | undefined {
	return printable(messageIn(body), redact);
}

/**
 * Returns the id of the request in the envelope of a response, in an ApiError or in its headers,
 * fit to be printed.
 */
export function requestIdOf(
	body: unknown,
	headers: CombinedHeaders,
	redact: Redact,
): string | undefined {
	const root = membersOf(body);
	const candidates = [
		membersOf(root.meta).request_id,
		root.request_id,
		membersOf(root.error).request_id,
		headers['x-request-id'],
		headers['request-id'],
		headers['x-correlation-id'],
	];
	const id = candidates.find((candidate) => typeof candidate === 'string' && candidate !== '');
	return typeof id === 'string' ? redact(id.slice(0, 100)) : undefined;
}

/** Returns the JSON value of a body; `undefined` where the body is no JSON. */
export function parsedJson(body: string): unknown {
	try {
		return JSON.parse(body);
	} catch {
		return undefined;
	}
}

function printable(message: string | undefined, redact: Redact): string | undefined {
	const text = message === undefined ? '' : redact(message);
	return text === '' ? undefined : text;
}

function messageIn(value: unknown): string | undefined {
	if (typeof value === 'string') return value;
	if (Array.isArray(value)) return messageIn(value[0]);
	const members = membersOf(value);
	const nested = messageOfMembers(membersOf(members.error));
	if (nested !== undefined) return nested;
	const direct = messageOfMembers(members);
	if (direct !== undefined) return direct;
	return Array.isArray(members.errors) ? messageIn(members.errors[0]) : undefined;
}

function messageOfMembers(members: Members): string | undefined {
	return messageMembers
		.map((name) => members[name])
		.find((text): text is string => typeof text === 'string' && text.trim() !== '');
}
