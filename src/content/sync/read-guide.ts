import { Readable } from 'node:stream';
import type { ContentService } from '../client/client.ts';
import { type DiscoverySettings, type Listing, listRecords } from '../client/discovery.ts';
import { type ResourceName, resourceNames } from '../../records/resource-name.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import type { SnapshotWriter } from '../snapshot/snapshot-writer.ts';
import { ServiceClock } from './clock-guard.ts';
import { type ContentReport, isAbsent, reportParts } from './content-report.ts';
import { DoneCounter, type SyncProgress } from './done-counter.ts';
import { entryReaders } from './entry-readers.ts';
import { stopIfTooManyFailed, stopIfShrunk } from './sync-guards.ts';
import { type ListedPage, readLists } from './read-lists.ts';
import { readRecords } from './read-records.ts';
import { RecordWriter } from './record-writer.ts';
import { reportRefused } from './refused-entries.ts';
import { readShrunkLists } from './shrunk-lists.ts';
import { warnOfStale } from './stale-warnings.ts';
import { staleDays, type SyncPolicy } from './sync-policy.ts';
import { SyncStoppedError } from './sync-stopped-error.ts';

export interface SyncSettings {
	/** IANA time zone of the guide. */
	timeZone: string;
	/** Language of the content (BCP 47). */
	contentLanguage: string;
	/** Whether records that are not published yet are read as well, for a preview. */
	showsDrafts?: boolean | undefined;
	/** Requests under way at once. */
	concurrency: number;
	discovery: DiscoverySettings;
	policy: SyncPolicy;
}

export interface SyncState {
	/** Begins with the records of the last reading, if there are any that can be trusted. */
	snapshot: SnapshotWriter;
	/** Snapshot that the guide has published so far, if any. */
	lastGood: Snapshot | undefined;
	/** Set where every record is to be read: see `readRecords`. */
	wholeSince: string | undefined;
	report: ContentReport;
	signal?: AbortSignal | undefined;
}

/**
 * Brings the snapshot up to date with what the service publishes, and what became of each record
 * into the report.
 *
 * Records are read as soon as they are listed and written as they arrive, so memory does not grow
 * with their texts. What becomes of them is in the snapshot alone, which is not committed.
 *
 * @throws {ContentServiceError} When a list cannot be read to its end or the token is refused.
 * @throws {WrongClockError} When the clock of this machine cannot be right.
 * @throws {SyncStoppedError} When the service publishes nothing or far less than before, or too
 *   many records cannot be read.
 */
export async function readGuide(
	service: ContentService,
	settings: SyncSettings,
	state: SyncState,
	progress: SyncProgress,
): Promise<void> {
	const { lastGood, report, snapshot } = state;
	const { policy, timeZone } = settings;
	const clock = { nowMs: Date.parse(report.readAt), timeZone };
	const readers = entryReaders({
		holdsToken: service.holdsToken,
		language: settings.contentLanguage,
		showsDrafts: settings.showsDrafts,
	});
	const standIns = { confirmedAt: lastGood?.readAt, maxDays: staleDays(policy) };
	const writers = byResource(
		(name) => new RecordWriter(name, snapshot.entries, report, readers[name], standIns),
	);
	const counter = new DoneCounter(progress);
	const stopping = controllerWithin(state.signal);
	const serviceClock = new ServiceClock(service);
	const lists = readLists(serviceClock.service, settings.discovery);
	const proved = timed(report, 'list', () => lists.whole).then((listings) => {
		if (policy.checksClock) serviceClock.stopIfApart();
		for (const name of resourceNames) noteListing(report, name, listings[name], service.holdsToken);
		const total = listings.places.records.length + listings.events.records.length;
		if (total === 0) throw SyncStoppedError.nothingListed();
		const listed = byResource((name) => idsOf(listings[name]));
		stopIfShrunk(lastGood, { ids: listed, offer: 'lists' }, policy, clock);
		counter.expect(total);
		return listings;
	});
	proved.catch((error: unknown) => {
		stopping.abort(error);
	});
	const read = (pages: AsyncIterable<ListedPage>) =>
		readRecords(service, pages, writers, {
			concurrency: settings.concurrency,
			readAt: report.readAt,
			wholeSince: state.wholeSince,
			signal: stopping.signal,
			onDone: () => {
				counter.advance();
			},
		});
	await timed(report, 'read', () => read(lists.pages));
	const listings = await proved;
	const doubtful = await readShrunkLists(listings, {
		list: (resource) => listRecords(service, resource, settings.discovery),
		read: (page) => {
			report.resources[page.resource].listed += page.records.length;
			return read(Readable.from([page]));
		},
		isAbsent: (resource, id) => isAbsent(report.resources[resource], id),
	});
	for (const resource of doubtful) {
		report.warnings.push(
			`The list of ${resource} states no total, and records were withdrawn each time it was read: it may lack others. The next build reads it again.`,
		);
	}
	for (const name of ['destinations', 'collections'] as const) {
		for (const { id, summary } of listings[name].records) writers[name].add(id, summary, {});
	}
	for (const name of resourceNames) writers[name].finish(idsOf(listings[name]));
	stopIfTooManyFailed(report, policy);
	stopIfShrunk(
		lastGood,
		{ ids: byResource((name) => writers[name].published), offer: 'has, fit to be published,' },
		policy,
		clock,
	);
	for (const name of resourceNames) writers[name].settle();
	warnOfStale(Object.values(writers), standIns, report);
}

/**
 * Returns a controller that is aborted with the signal as well. `AbortSignal.any` would ask both at
 * each look, and each record is one.
 */
function controllerWithin(signal: AbortSignal | undefined): AbortController {
	const controller = new AbortController();
	signal?.addEventListener('abort', () => {
		controller.abort(signal.reason);
	});
	return controller;
}

function noteListing(
	report: ContentReport,
	name: ResourceName,
	listing: Listing,
	holdsToken: (text: string) => boolean,
): void {
	const resource = report.resources[name];
	resource.listed = listing.records.length + listing.refused.length;
	for (const entry of listing.refused) reportRefused(resource, entry, holdsToken);
	for (const id of listing.repeated) {
		reportParts(resource.toMend, id, [{ path: 'id', reason: 'listed more than once' }]);
	}
}

function byResource<T>(make: (name: ResourceName) => T): Record<ResourceName, T> {
	return {
		destinations: make('destinations'),
		places: make('places'),
		events: make('events'),
		collections: make('collections'),
	};
}

function idsOf({ records }: Listing): Set<string> {
	return new Set(records.map(({ id }) => id));
}

async function timed<T>(report: ContentReport, step: string, work: () => Promise<T>): Promise<T> {
	const startedAt = performance.now();
	try {
		return await work();
	} finally {
		report.timings[step] = performance.now() - startedAt;
	}
}
