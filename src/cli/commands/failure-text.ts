import { fullDiskText, refusedFileText } from './refused-file.ts';

/**
 * Returns what to print of an error that ends a command.
 *
 * An error that bears a hint was made for whoever reads it: its message and hint say all. What the
 * file system refuses is named by its path. Any other is a mistake of the project, of which the
 * stack shows where.
 */
export function failureText(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const refused = fileBehind(error) ?? fullDiskText(error);
	if (refused !== undefined) return refused;
	const hint = 'hint' in error && typeof error.hint === 'string' ? error.hint : undefined;
	if (hint !== undefined) return `${error.message}\n${hint}`;
	const isOfArguments = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
	if (isOfArguments) return error.message;
	return refusedFileText(error) ?? error.stack ?? error.message;
}

/**
 * Returns the text about a refused file behind a failure that Astro wraps; `undefined` where there
 * is none. Astro takes whatever fails while it writes types for a mistake in the configuration of
 * the content, and hints at that.
 */
function fileBehind({ cause, name }: Error): string | undefined {
	const isOfTypes = name === 'GenerateContentTypesError';
	return isOfTypes && cause instanceof Error ? refusedFileText(cause) : undefined;
}
