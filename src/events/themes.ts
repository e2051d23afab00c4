import { collator } from '../locale/formatters.ts';
import type { EventEntry, ListableEvent } from './schedule.ts';

export interface Theme<E> {
	/** As the source writes it; where it writes it in several cases, as it does first. */
	name: string;
	/** In the order given. */
	entries: EventEntry<E>[];
}

/** The entries by theme, themes by name; an event is in each of its themes, and in none without any. */
export function byTheme<E extends ListableEvent>(
	entries: readonly EventEntry<E>[],
	locale: string,
): Theme<E>[] {
	const themes = new Map<string, Theme<E>>();
	for (const entry of entries) {
		const names = new Map(entry.event.themes.map((name) => [name.toLocaleLowerCase(locale), name]));
		for (const [key, name] of names) {
			const theme = themes.get(key) ?? { name, entries: [] };
			theme.entries.push(entry);
			themes.set(key, theme);
		}
	}
	const { compare } = collator(locale);
	return [...themes.values()].sort((a, b) => compare(a.name, b.name));
}
