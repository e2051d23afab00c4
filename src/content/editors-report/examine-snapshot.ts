import type { EventClock } from '../../domain/events/dated-event.ts';
import { readPrices } from '../../domain/places/price-range.ts';
import { type MidnightEndReading, readMidnightEnds } from '../../domain/events/midnight-ends.ts';
import type { EventSummary } from '../../guide/model/event-summary.ts';
import type { ReportedGuide } from '../loaders/reported-guide.ts';
import type { Finding, RecordFinding } from '../../guide/content-quality/finding.ts';
import { GuideExamination, type GuideRecord } from '../../guide/content-quality/examine-guide.ts';
import type { GuideCounts } from '../../guide/content-quality/guide-counts.ts';
import type { HiddenShare } from '../../guide/content-quality/hidden-shares.ts';
import { resourceNames } from '../../records/resource-name.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import {
	type RecordKey,
	recordKey,
	type ReportedRecord,
	reportedRecord,
} from './reported-records.ts';

export interface ExaminedSnapshot {
	findings: readonly Finding[];
	counts: GuideCounts;
	todaysEventCount: number;
	hiddenShares: readonly HiddenShare[];
	insecureImageCount: number;
	/** Number of records whose price names a currency, by its ISO 4217 code. */
	pricedIn: ReadonlyMap<string, number>;
	/** Number of places in each country, by its ISO 3166 code. */
	placesIn: ReadonlyMap<string, number>;
	/** Instant until which the same records are found to be so, in milliseconds since 1970. */
	rightUntilMs: number;
	/** States how an end at 00:00 is read. */
	midnightEnds: MidnightEndReading;
	/** Published records, all of them. */
	records: ReadonlyMap<RecordKey, ReportedRecord>;
	/** Findings about each place by itself, by the digest of the place in the snapshot. */
	ofPlaces: OfPlaces;
}

type OfPlaces = ReadonlyMap<string, readonly RecordFinding[]>;

/**
 * Looks at every record that the guide publishes; whole records are in memory one at a time.
 *
 * @param missing Ids of places and events that are listed, and could not be read.
 * @param ofPlacesBefore What was found in places, for the same day and facts; those are not looked
 *   at again.
 */
export function examineSnapshot(
	path: string,
	clock: EventClock,
	{ facts }: Pick<ReportedGuide, 'facts'>,
	missing: ReadonlySet<string> = new Set(),
	ofPlacesBefore: OfPlaces = new Map(),
): ExaminedSnapshot {
	const snapshot = new Snapshot(path);
	try {
		const midnightEnds = readMidnightEnds(eventsIn(snapshot), clock.endAtMidnight);
		const readClock = { ...clock, endAtMidnight: midnightEnds.reading };
		const digests = new Map(snapshot.digests('places'));
		const ofPlaces = new Map<string, readonly RecordFinding[]>();
		const examination = new GuideExamination(readClock, facts, (id, examine) => {
			const digest = digests.get(id) ?? '';
			const found = ofPlacesBefore.get(digest) ?? examine();
			ofPlaces.set(digest, found);
			return found;
		});
		const records: ReportedRecord[] = [];
		let insecureImageCount = 0;
		const [pricedIn, placesIn] = [new Map<string, number>(), new Map<string, number>()];
		for (const resource of resourceNames) {
			for (const json of snapshot.records(resource)) {
				// The sync parsed each by the schema of its resource before it wrote it.
				const published = { resource, record: JSON.parse(json) as unknown } as GuideRecord;
				insecureImageCount += insecureImages(published);
				countIn(pricedIn, currencyOf(published));
				countIn(placesIn, countryOf(published));
				records.push(reportedRecord(published, examination.add(published) === 'past'));
			}
		}
		return {
			findings: examination.finish(),
			counts: examination.counts,
			todaysEventCount: examination.todaysEventCount,
			hiddenShares: examination.hiddenShares(missing),
			rightUntilMs: examination.rightUntilMs,
			insecureImageCount,
			pricedIn,
			placesIn,
			midnightEnds,
			records: new Map(records.map((record) => [recordKey(record.resource, record.id), record])),
			ofPlaces,
		};
	} finally {
		snapshot.close();
	}
}

function insecureImages({ record }: GuideRecord): number {
	return (record.images ?? []).filter(({ url = '' }) => /^http:/i.test(url)).length;
}

function countIn(counts: Map<string, number>, key: string | undefined): void {
	if (key !== undefined) counts.set(key, (counts.get(key) ?? 0) + 1);
}

function countryOf({ record, resource }: GuideRecord): string | undefined {
	if (resource !== 'places') return undefined;
	const code = record.location?.address?.country_code?.toUpperCase();
	return code !== undefined && /^[A-Z]{2}$/.test(code) ? code : undefined;
}

function currencyOf(published: GuideRecord): string | undefined {
	switch (published.resource) {
		case 'places':
			return readPrices(published.record.pricing?.price_range)?.currency;
		case 'events':
			return readPrices(published.record.details?.price_range)?.currency;
		default:
			return undefined;
	}
}

function* eventsIn(snapshot: Snapshot): Generator<Pick<EventSummary, 'occurrences'>> {
	for (const { summary } of snapshot.summaries('events')) {
		// The sync of this version wrote it.
		yield JSON.parse(summary) as EventSummary;
	}
}
