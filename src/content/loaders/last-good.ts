import type { ContentServiceError } from '../client/errors/content-service-error.ts';
import { dayMs } from '../../i18n/durations.ts';
import { recordIdIn } from '../../records/identifiers.ts';
import { resourceNames } from '../../records/resource-name.ts';
import type { SnapshotCondition } from '../snapshot/snapshot-condition.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { type ContentReport, emptyResourceReport, isWithheld } from '../sync/content-report.ts';
import { reportFindings } from '../sync/record-findings.ts';
import { SyncStoppedError } from '../sync/sync-stopped-error.ts';
import type { ServiceSettings } from './service-settings.ts';
import { otherOrigin } from './snapshot-origin.ts';

/** Describes a snapshot that stands in for a service. */
export interface LastGood {
	/** Instant at which its content was read (ISO 8601). */
	readAt: string;
	/** Reason why the service could not be read, as a sentence. */
	reason: string;
}

/**
 * Lets the guide be built from the snapshot alone.
 *
 * @throws {SyncStoppedError} When there is none that can be used.
 */
export function publishOffline(
	{ snapshotPath }: ServiceSettings,
	condition: SnapshotCondition,
	report: ContentReport,
): void {
	if (condition.state !== 'usable')
		throw SyncStoppedError.nothingOffline(reasonOf(condition, snapshotPath));
	reportSnapshot(snapshotPath, 'offline snapshot', report);
	report.warnings.push(
		`Built offline: the content is as of ${report.contentReadAt}, and nothing was asked of the service.`,
	);
}

/**
 * Lets the guide be built from the last good snapshot in place of a service that cannot be read.
 *
 * @throws {ContentServiceError} Why the service cannot be read, when there is no snapshot or it is
 *   too old.
 */
export function publishLastGood(
	{ policy, snapshotPath }: ServiceSettings,
	condition: SnapshotCondition,
	report: ContentReport,
	outage: ContentServiceError,
): LastGood {
	if (condition.state !== 'usable') {
		report.warnings.push(
			`Nothing can stand in for the service: ${reasonOf(condition, snapshotPath)}`,
		);
		throw outage;
	}
	const snapshot = new Snapshot(snapshotPath);
	const { readAt } = snapshot;
	snapshot.close();
	if (Date.parse(report.readAt) - Date.parse(readAt) > policy.lastGoodDays * dayMs) {
		report.warnings.push(
			`The last good snapshot is of ${readAt}, older than CONTENT_LAST_GOOD_DAYS (${policy.lastGoodDays}) allows: it is not published again.`,
		);
		throw outage;
	}
	reportSnapshot(snapshotPath, 'last good snapshot', report);
	report.warnings.push(
		`The content service could not be read: ${outage.message} ${outage.hint}`,
		`The guide is published from the last good snapshot: the content is as of ${readAt}.`,
	);
	return { readAt, reason: outage.message };
}

/**
 * Warns of published records that are left out because they could not be read, where the snapshot
 * was made by other code.
 *
 * Their last good version was parsed by that code, and parsing it once more would change its texts:
 * they are plain already.
 */
export function warnOfLost(lastGood: Snapshot, report: ContentReport): void {
	const lost = resourceNames.flatMap((name) => {
		const published = new Set([...lastGood.ids(name)].map((id) => recordIdIn(name, id)));
		return Object.entries(report.resources[name].leftOut)
			.filter(([reason]) => !isWithheld(reason))
			.flatMap(([, records]) => records.filter(({ id }) => published.has(id)));
	});
	if (lost.length === 0) return;
	report.warnings.push(
		`Records that could not be read have no last good version (published ones: ${lost.length}), as the snapshot was made by ${otherOrigin}: they are left out, and the next build asks for them again.`,
	);
}

/**
 * Puts the records of a snapshot into the report, which says what is published, not how far the
 * reading came.
 */
function reportSnapshot(
	path: string,
	content: Exclude<ContentReport['content'], undefined>,
	report: ContentReport,
): void {
	const snapshot = new Snapshot(path);
	report.content = content;
	report.contentReadAt = snapshot.readAt;
	for (const name of resourceNames) {
		const { listed } = report.resources[name];
		const resource = { ...emptyResourceReport(), listed };
		report.resources[name] = resource;
		for (const { findings, id } of snapshot.findings(name)) {
			resource.published++;
			resource.unchanged++;
			reportFindings(resource, id, findings);
		}
	}
	snapshot.close();
}

function reasonOf(condition: SnapshotCondition, path: string): string {
	switch (condition.state) {
		case 'absent':
			return `there is no snapshot at ${path}.`;
		case 'outdated':
			return `the snapshot at ${path} was made by ${otherOrigin}.`;
		case 'faulty':
			return condition.message;
		case 'usable':
			return '';
	}
}
