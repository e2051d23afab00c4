import { joinedValues } from '../facets/joined-values.ts';
import { nameOrder } from '../../i18n/locale/name-order.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import type { EventEntry, ListableEvent } from './schedule.ts';

export interface Theme<E> {
	/** Name as most events write it. */
	name: string;
	/** Part of an address, the same for every spelling. */
	slug: string;
	/** Entries in the order given. */
	entries: EventEntry<E>[];
}

/**
 * Returns the entries by theme, themes by name; an event is in each of its themes, and in none
 * without any.
 */
export function byTheme<E extends ListableEvent>(
	entries: readonly EventEntry<E>[],
	locale: string,
): Theme<E>[] {
	const compare = nameOrder(locale);
	return joinedValues(entries, ({ event }) => event.themes.map((theme) => [theme]))
		.map(({ name, records, slug }) => ({ name, slug, entries: records }))
		.sort((a, b) => compare(a.name, b.name) || compareTexts(a.slug, b.slug));
}
