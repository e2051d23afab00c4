import type { PermalinkHistory } from '../../guide/permalinks/permalink-history.ts';
import { type Coordinates, coordinatesOf } from '../../domain/geo/coordinates.ts';
import { groupingSlugs, recordSlugs } from '../../guide/model/record-slugs.ts';
import type { GuideRecord } from '../../guide/content-quality/examine-guide.ts';
import { recordSourceOf } from '../../guide/content-quality/guide-counts.ts';
import type { Routes } from '../../config/routes.ts';
import type { ResourceName } from '../../records/resource-name.ts';

/** Holds what the report says of a published record beside its problems. */
export interface ReportedRecord {
	id: string;
	resource: ResourceName;
	name: string;
	kind?: string | undefined;
	town?: string | undefined;
	coordinates?: Coordinates | undefined;
	/** Absolute address at which the source says the same. */
	source?: string | undefined;
	/** Publisher of the record, else the identifier of its source. */
	owner?: string | undefined;
	/** Slug as the service proposes it; of destinations and collections only. */
	slug?: string | undefined;
	/** Editors’ choices come first. */
	score: number;
	/** Whether it is of the past: what is wrong with it is not worth mending. */
	isPast: boolean;
}

/** Identifies a record by kind and id: a destination and a collection may have the same id. */
export type RecordKey = `${ResourceName}/${string}`;

export function recordKey(resource: ResourceName, id: string): RecordKey {
	return `${resource}/${id}`;
}

export function reportedRecord(published: GuideRecord, isPast: boolean): ReportedRecord {
	const { record, resource } = published;
	const { id, name, provenance } = record;
	const source = provenance?.main_entity_of_page ?? provenance?.same_as?.[0];
	const coordinates = coordinatesOf(record.location);
	const editorial = 'editorial' in record ? record.editorial : undefined;
	const owner = recordSourceOf({ editorial, provenance });
	const common = { id, resource, name, source, coordinates, owner, isPast, score: -Infinity };
	switch (published.resource) {
		case 'places': {
			const { category, editorial, location, type } = published.record;
			const score = editorial?.editorial_score ?? -Infinity;
			return { ...common, kind: type ?? category, town: location?.address?.city, score };
		}
		case 'events': {
			const { classification, location, type } = published.record;
			return { ...common, kind: classification?.event_type ?? type, town: location?.city };
		}
		case 'destinations':
		case 'collections':
			return { ...common, slug: published.record.slug };
	}
}

/** Returns the absolute addresses of the pages that a build makes of these records. */
export function pageAddresses(
	records: readonly ReportedRecord[],
	routes: Routes,
	memory: PermalinkHistory,
): Map<RecordKey, string> {
	const of = (resource: ResourceName) => records.filter((record) => record.resource === resource);
	const slugs = {
		places: recordSlugs(of('places'), 'places', memory),
		events: recordSlugs(of('events'), 'events', memory),
		destinations: groupingSlugs(of('destinations'), 'destinations', memory),
		collections: groupingSlugs(of('collections'), 'collections', memory),
	};
	return new Map(
		records.flatMap(({ id, isPast, resource }) => {
			const slug = slugs[resource].get(id);
			// The page of a past event may be gone.
			return slug === undefined || (isPast && resource === 'events')
				? []
				: [[recordKey(resource, id), routes.absolute(routes.record(resource, slug))]];
		}),
	);
}
