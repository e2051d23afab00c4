import type { Credit } from './credits.ts';

/**
 * Returns credits in groups of those that differ in numbers alone, such as the date of an update;
 * otherwise in the order given. Each stays as it is: a required text is shown as its source words
 * it (service document, section 2.8).
 */
export function creditGroups(credits: readonly Credit[]): Credit[][] {
	const groups = Map.groupBy(credits, ({ required, text }) =>
		JSON.stringify([required, text.replace(/\p{N}+/gu, '0')]),
	);
	return [...groups.values()];
}
