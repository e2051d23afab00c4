import type { Licence } from '../images/display-licence.ts';
import { licenceOf } from '../images/licence.ts';
import { compareTexts } from '../../i18n/text-order.ts';

/** Holds what the summary of a record says about who published its data. */
export interface SourcedRecord {
	publisher?: string | undefined;
	publisherUrl?: string | undefined;
	/** Address of the licence of the data. */
	dataLicence?: string | undefined;
	/** Date-time with offset. */
	updatedAt?: string | undefined;
}

/** Describes everything that one publisher gives under one licence. */
export interface DataSource {
	/** Absent where the records name nobody. */
	publisher?: string | undefined;
	publisherUrl?: string | undefined;
	/** Absent where the records state none. */
	licence?: Licence | undefined;
	placeCount: number;
	eventCount: number;
	/** Destinations and collections. */
	groupingCount: number;
	/** Latest update of these records: a date-time with the offset it came with. */
	lastUpdatedAt?: string | undefined;
}

type CountName = 'placeCount' | 'eventCount' | 'groupingCount';

/**
 * Returns the sources of a guide's data, by publisher and licence: those with the most records
 * first, then by name; what names no publisher comes last. Destinations and collections that name
 * neither are left out: guides make them themselves.
 */
export function dataSources(guide: {
	places?: Iterable<SourcedRecord>;
	events?: Iterable<SourcedRecord>;
	groupings?: Iterable<SourcedRecord>;
}): DataSource[] {
	const sources = new Map<string, DataSource>();
	const count = (records: Iterable<SourcedRecord>, countName: CountName) => {
		for (const record of records) {
			const source = sourceOf(sources, record);
			source[countName]++;
			source.publisherUrl ??= record.publisherUrl;
			source.lastUpdatedAt = later(source.lastUpdatedAt, record.updatedAt);
		}
	};
	count(guide.places ?? [], 'placeCount');
	count(guide.events ?? [], 'eventCount');
	const groupings = [...(guide.groupings ?? [])];
	count(
		groupings.filter(({ publisher, dataLicence }) => publisher ?? dataLicence),
		'groupingCount',
	);
	return [...sources.values()].sort(
		(a, b) =>
			Number(a.publisher === undefined) - Number(b.publisher === undefined) ||
			total(b) - total(a) ||
			compareTexts(a.publisher ?? '', b.publisher ?? '') ||
			compareTexts(a.licence?.name ?? '', b.licence?.name ?? ''),
	);
}

function sourceOf(sources: Map<string, DataSource>, record: SourcedRecord): DataSource {
	const licence = licenceOf(record.dataLicence);
	const key = JSON.stringify([record.publisher, licence]);
	const existing = sources.get(key);
	if (existing) return existing;
	const source: DataSource = {
		publisher: record.publisher,
		licence,
		placeCount: 0,
		eventCount: 0,
		groupingCount: 0,
	};
	sources.set(key, source);
	return source;
}

function total({ placeCount, eventCount, groupingCount }: DataSource): number {
	return placeCount + eventCount + groupingCount;
}

function later(a: string | undefined, b: string | undefined): string | undefined {
	if (a === undefined || b === undefined) return a ?? b;
	return Date.parse(b) > Date.parse(a) ? b : a;
}
