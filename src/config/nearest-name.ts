import { typingErrors } from '../outputs/search/typing-errors.ts';

/**
 * Returns the name that was most likely meant by a misspelt one, or `undefined` if none is near.
 *
 * @param max Maximum number of typing errors of a misspelling: 0, 1 or 2.
 */
export function nearestName(
	misspelt: string,
	names: readonly string[],
	max: number,
): string | undefined {
	const near = names
		.filter((name) => Math.abs(name.length - misspelt.length) <= max)
		.map((name) => ({ name, errors: typingErrors(misspelt, name, max) }))
		.filter(({ errors }) => errors <= max)
		.sort((a, b) => a.errors - b.errors);
	return near[0]?.name;
}
