import { dateInWords, shortDateRange } from '../../../domain/events/date-words.ts';
import type { Day } from '../../../domain/events/days.ts';
import { withValue } from '../../../outputs/explore/chosen-values.ts';
import type { EventFilters } from '../../../outputs/explore/event-filters.ts';
import type { TableFacet } from '../../../outputs/explore/place-table.ts';
import type { WhatsOnWords } from '../../../outputs/explore/whats-on-words.ts';
import { elided } from '../../../i18n/locale/elided.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import type { NamedFilter } from '../filters/chosen-filters.ts';

/** Returns everything that is chosen, in the order of the form. */
export function namedEventFilters(
	filters: EventFilters,
	facets: readonly TableFacet[],
	today: Day,
	words: WhatsOnWords,
	locale: string,
): NamedFilter<EventFilters>[] {
	const { chosen, when } = filters;
	const named: NamedFilter<EventFilters>[] = [];
	if (when !== undefined) {
		const label = whenLabel(when, today, words, locale);
		named.push({ label, without: { ...filters, when: undefined } });
	}
	for (const { key, values } of facets) {
		for (const { label, slug } of values) {
			if (chosen.get(key)?.includes(slug)) {
				named.push({ label, without: withValue(filters, key, slug, false) });
			}
		}
	}
	return named;
}

function whenLabel(
	when: NonNullable<EventFilters['when']>,
	today: Day,
	words: WhatsOnWords,
	locale: string,
): string {
	if (typeof when === 'string') return words.ranges[when];
	const { first, last } = when;
	if (first === undefined) return withDay(words.untilDay, last, words, locale);
	if (last === undefined) return withDay(words.fromDay, first, words, locale);
	return shortDateRange(first, last, locale, today.slice(0, 4));
}

function withDay(
	template: string,
	day: Day | undefined,
	{ elisions }: WhatsOnWords,
	locale: string,
): string {
	const date = day === undefined ? '' : dateInWords(day, locale);
	return elided(filledIn(template, { date }), elisions);
}
