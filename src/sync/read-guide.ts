import type { ContentService } from '../content-service/client.ts';
import {
	type DiscoverySettings,
	type Listing,
	listRecords,
	type ResourceName,
} from '../content-service/discovery.ts';
import { readDetails } from '../content-service/read-details.ts';
import type { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import {
	type ContentReport,
	leftOutCount,
	reportParts,
	reportLeftOut,
	resourceNames,
} from './content-report.ts';
import { type EntryReader, entryReaders } from './entry-readers.ts';
import { SyncStoppedError } from './sync-stopped-error.ts';

export interface SyncSettings {
	/** IANA time zone of the guide. */
	timeZone: string;
	/** Requests under way at once. */
	concurrency: number;
	discovery: DiscoverySettings;
	/** The share of listed places and events which may fail before the sync stops; 0.1 is one in ten. */
	mostFailures: number;
}

export interface SyncProgress {
	/** Called whenever one more of the listed places and events has been answered. */
	advance(done: number, total: number): void;
}

/**
 * Reads every published record of the service into the snapshot, and what became of each into the report.
 *
 * Records are written as they arrive, so memory does not grow with the guide. The snapshot is not committed.
 *
 * @throws {ContentServiceError} When a list cannot be read to its end or the token is refused.
 * @throws {SyncStoppedError} When the service publishes nothing, or too many records cannot be read.
 */
export async function readGuide(
	service: ContentService,
	settings: SyncSettings,
	snapshot: SnapshotWriter,
	report: ContentReport,
	progress: SyncProgress,
): Promise<void> {
	const read = entryReaders(settings.timeZone);
	const listings = await timed(report, 'list', () => listEverything(service, settings));
	for (const name of resourceNames) noteListing(report, name, listings[name]);
	const total = listings.places.records.length + listings.events.records.length;
	if (total === 0) throw SyncStoppedError.nothingListed();

	for (const name of ['destinations', 'collections'] as const) {
		for (const { id, summary } of listings[name].records) {
			addRecord(report, snapshot, name, read[name], id, summary);
		}
	}
	await timed(report, 'read', async () => {
		let done = 0;
		for (const name of ['places', 'events'] as const) {
			const get = name === 'places' ? service.getPlace : service.getEvent;
			const ids = listings[name].records.map(({ id }) => id);
			const readings = readDetails(ids, (id) => get.call(service, id), settings);
			for await (const reading of readings) {
				progress.advance(++done, total);
				if (reading.outcome === 'read') {
					addRecord(report, snapshot, name, read[name], reading.id, reading.resource);
				} else {
					const reason =
						reading.outcome === 'absent' ? `answered ${reading.status}` : 'could not be read';
					reportLeftOut(report.resources[name], reason, reading.id, reading.error.message);
				}
			}
		}
	});
	stopIfTooManyFailed(report, settings.mostFailures);
}

async function listEverything(
	service: ContentService,
	{ discovery }: SyncSettings,
): Promise<Record<ResourceName, Listing>> {
	const [destinations, places, events, collections] = await Promise.all(
		(['destinations', 'places', 'events', 'collections'] as const).map((name) =>
			listRecords(service, name, discovery),
		),
	);
	if (!destinations || !places || !events || !collections) throw new Error('A list is missing.');
	return { destinations, places, events, collections };
}

function noteListing(report: ContentReport, name: ResourceName, listing: Listing): void {
	const resource = report.resources[name];
	resource.listed = listing.records.length + listing.refused.length;
	for (const { id, reason } of listing.refused) reportLeftOut(resource, reason, id);
	for (const id of listing.repeated) {
		reportParts(resource.toMend, id, [{ path: 'id', reason: 'listed more than once' }]);
	}
}

function addRecord(
	report: ContentReport,
	snapshot: SnapshotWriter,
	name: ResourceName,
	read: EntryReader,
	id: string,
	source: unknown,
): void {
	const resource = report.resources[name];
	resource.fetched++;
	const startedAt = performance.now();
	const reading = read(source);
	report.timings.parse = (report.timings.parse ?? 0) + performance.now() - startedAt;
	if (!reading.readable) {
		reportLeftOut(resource, `unreadable: ${reading.reason}`, id);
	} else if (reading.record.id !== id) {
		reportLeftOut(resource, 'answered with another record', id, reading.record.id);
	} else {
		reportParts(resource.dropped, id, reading.dropped);
		reportParts(resource.toMend, id, reading.record.problems);
		snapshot.add(name, reading.record);
		resource.published++;
	}
}

function stopIfTooManyFailed(report: ContentReport, mostFailures: number): void {
	const { places, events } = report.resources;
	const listed = places.listed + events.listed;
	const failed = leftOutCount(places) + leftOutCount(events);
	if (places.published + events.published === 0) throw SyncStoppedError.nothingReadable(listed);
	if (failed > listed * mostFailures) throw SyncStoppedError.tooManyFailed(failed, listed);
}

async function timed<T>(report: ContentReport, step: string, work: () => Promise<T>): Promise<T> {
	const startedAt = performance.now();
	try {
		return await work();
	} finally {
		report.timings[step] = performance.now() - startedAt;
	}
}
