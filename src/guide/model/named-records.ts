import { type Fields, fieldSettings } from '../../domain/places/fields.ts';
import { type NamedRecord, type OtherName, otherNames } from '../../domain/places/other-names.ts';
import type { Terms } from '../../domain/facets/terms.ts';
import type { DetailedResource } from '../../records/resource-name.ts';
import type { GuideContent } from './build-guide.ts';

/**
 * Returns content with the other names that its places and events have (`otherNames`).
 *
 * @param recordsOf Returns the records of a resource, as JSON: they are read only where the guide
 *   has keys of names.
 */
export function withOtherNames(
	content: GuideContent,
	recordsOf: (resource: DetailedResource) => Iterable<string>,
	site: { fields: Fields; locale: string; terms: Terms },
): GuideContent {
	const { names } = fieldSettings(site);
	if (names.length === 0) return content;
	const named = <Summary extends { id: string }>(
		resource: DetailedResource,
		summaries: readonly Summary[],
	) => {
		const byId = namesById(recordsOf(resource), names);
		return summaries.map((summary) => ({ ...summary, otherNames: byId.get(summary.id) }));
	};
	return {
		...content,
		places: named('places', content.places),
		events: named('events', content.events),
	};
}

function namesById(
	records: Iterable<string>,
	names: readonly { key: string; language: string }[],
): Map<string, OtherName[]> {
	const byId = new Map<string, OtherName[]>();
	for (const json of records) {
		// The sync of this version parsed the record by its schema before it wrote it.
		const record = JSON.parse(json) as NamedRecord & { id: string };
		const others = otherNames(record, names);
		if (others.length > 0) byId.set(record.id, others);
	}
	return byId;
}
