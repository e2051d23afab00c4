import { cutLine } from '../../records/cut-line.ts';
import { plainLine } from '../../records/plain-text.ts';
import { foldedForms } from './token-forms.ts';

/** Makes a text from outside fit to be printed. */
export type Redact = (text: string) => string;

export interface Redaction {
	/** Redacts texts of the service. */
	text: Redact;
	/** Redacts whole files: takes the token out and leaves the rest as it is. */
	file: Redact;
	/** Returns the path and query of a URL, without the token. */
	address(url: URL): string;
}

const maxCharacters = 300;
const mask = '***';

/** Matches what follows the word "Bearer" and looks like a token rather than a word. */
const bearerToken = /\bbearer(?:\s+|%20|\+)(?=[^\s"'<>,;]*\d|[^\s"'<>,;]{16})[^\s"'<>,;]+/gi;

/**
 * Makes what comes from outside fit for messages.
 *
 * A text loses the token, markup and control characters and becomes one line of at most 300
 * characters, its backslashes doubled so that no terminal or `printf` acts on it. The token is
 * found as it is, percent-encoded, as a JSON string and in Base64, and in the forms of
 * `foldedForms`; and after the word "Bearer" in any form.
 */
export function redaction(token: string): Redaction {
	const percentEncoded = [
		encodeURIComponent(token),
		// A query encodes more characters (URL standard, application/x-www-form-urlencoded).
		new URLSearchParams({ token }).toString().slice('token='.length),
	];
	const forms = [
		token,
		...percentEncoded,
		...percentEncoded.map((form) => form.replace(/%../g, (octet) => octet.toLowerCase())),
		JSON.stringify(token).slice(1, -1),
		Buffer.from(token).toString('base64'),
		Buffer.from(token).toString('base64url'),
	];
	const folded = foldedForms(token);
	const withoutToken = (text: string) => {
		const masked = forms.reduce((rest, form) => rest.replaceAll(form, () => mask), text);
		const unfolded = folded === undefined ? masked : masked.replace(folded, mask);
		return unfolded.replace(bearerToken, `Bearer ${mask}`);
	};
	return {
		text: (text) =>
			cutLine(withoutToken(plainLine(withoutToken(text))), maxCharacters).replaceAll('\\', '\\\\'),
		file: withoutToken,
		address: ({ pathname, search }) => cutLine(withoutToken(pathname + search), maxCharacters),
	};
}

/**
 * Returns a copy of an error that holds its name, code and message only.
 *
 * The errors of parsers carry pieces of what they parsed, and their properties and stacks repeat
 * them.
 */
export function redactedCause(error: unknown, redact: Redact): Error {
	const code = errorCodeOf(error);
	const message = error instanceof Error ? error.message : String(error);
	const copy = new Error(redact(message || (code ?? 'no message')));
	copy.name = error instanceof Error ? redact(error.name) : 'Error';
	copy.stack = `${copy.name}: ${copy.message}`;
	return code === undefined ? copy : Object.assign(copy, { code });
}

/**
 * Returns the code of an error of Node.js or undici, such as `ECONNRESET`; of several at once, that
 * of the first.
 */
export function errorCodeOf(error: unknown): string | undefined {
	if (typeof error !== 'object' || error === null) return undefined;
	if ('code' in error && typeof error.code === 'string') return error.code;
	return error instanceof AggregateError ? errorCodeOf(error.errors[0]) : undefined;
}
