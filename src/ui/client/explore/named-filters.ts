import { withValue } from '../../../outputs/explore/chosen-values.ts';
import type { ExploreWords } from '../../../i18n/messages/browser-words.ts';
import type { PlaceFilters } from '../../../outputs/explore/place-filters.ts';
import type { TableFacet } from '../../../outputs/explore/place-table.ts';
import { formatDistance } from '../../../domain/geo/distance-words.ts';
import { writtenDate } from '../../../i18n/locale/written-date.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import type { NamedFilter } from '../filters/chosen-filters.ts';

/** Returns everything that is chosen, in the order of the form. */
export function namedFilters(
	filters: PlaceFilters,
	facets: readonly TableFacet[],
	words: ExploreWords,
	locale: string,
): NamedFilter<PlaceFilters>[] {
	const { chosen, hasPhotograph, open, withinMetres } = filters;
	const named: NamedFilter<PlaceFilters>[] = [];
	if (open) {
		named.push({ label: openLabel(open, words, locale), without: { ...filters, open: undefined } });
	}
	for (const { key, values } of facets) {
		for (const { label, slug } of values) {
			if (chosen.get(key)?.includes(slug)) {
				named.push({ label, without: withValue(filters, key, slug, false) });
			}
		}
	}
	if (withinMetres !== undefined) {
		const distance = formatDistance(withinMetres, locale);
		const label = filledIn(words.within, { distance });
		named.push({ label, without: { ...filters, withinMetres: undefined } });
	}
	if (hasPhotograph) {
		named.push({ label: words.photograph, without: { ...filters, hasPhotograph: false } });
	}
	return named;
}

/** Returns the words for places that are open now or at a time: “Open Wed 9 Sept, 20:00”. */
export function openLabel(
	open: NonNullable<PlaceFilters['open']>,
	words: ExploreWords,
	locale: string,
): string {
	if (open === 'now') return words.openNow;
	const time = writtenDate(Date.parse(`${open.date}T${open.time}Z`), locale, {
		weekday: 'short',
		day: 'numeric',
		month: 'short',
		hour: 'numeric',
		minute: '2-digit',
		timeZone: 'UTC',
	});
	return filledIn(words.openAt, { time });
}
