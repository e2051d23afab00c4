import type { EventClock } from '../../domain/events/dated-event.ts';
import { rememberedAddresses } from '../permalink-store/remembered-addresses.ts';
import type { Finding } from '../../guide/content-quality/finding.ts';
import { GuideExamination, type GuideRecord } from '../../guide/content-quality/examine-guide.ts';
import type { Routes } from '../../config/routes.ts';
import { resourceNames } from '../../records/resource-name.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import {
	pageAddresses,
	type RecordKey,
	recordKey,
	type ReportedRecord,
	reportedRecord,
} from './reported-records.ts';

export interface ExaminedSnapshot {
	findings: readonly Finding[];
	/** Every published record. */
	records: ReadonlyMap<RecordKey, ReportedRecord>;
	/** Absolute addresses of the records’ pages. */
	pages: ReadonlyMap<RecordKey, string>;
}

/** Looks at every record that the guide publishes; whole records are in memory one at a time. */
export function examineSnapshot(
	path: string,
	clock: EventClock,
	routes: Routes,
	addressesFile: string | undefined,
): ExaminedSnapshot {
	const snapshot = new Snapshot(path);
	try {
		const examination = new GuideExamination(clock);
		const records: ReportedRecord[] = [];
		for (const resource of resourceNames) {
			for (const json of snapshot.records(resource)) {
				// The sync parsed each by the schema of its resource before it wrote it.
				const published = { resource, record: JSON.parse(json) as unknown } as GuideRecord;
				records.push(reportedRecord(published, examination.add(published) === 'past'));
			}
		}
		const memory = rememberedAddresses(snapshot, addressesFile);
		return {
			findings: examination.finish(),
			records: new Map(records.map((record) => [recordKey(record.resource, record.id), record])),
			pages: pageAddresses(records, routes, memory),
		};
	} finally {
		snapshot.close();
	}
}
