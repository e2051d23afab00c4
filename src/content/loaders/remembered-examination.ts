import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { dayInZone } from '../../domain/events/days.ts';
import type { ExaminedSnapshot } from '../editors-report/examine-snapshot.ts';
import { missingRecords } from '../editors-report/missing-records.ts';
import type { RecordKey } from '../editors-report/reported-records.ts';
import { partialPath, sweepPartials } from '../snapshot/partial-files.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import type { ContentReport } from '../sync/content-report.ts';
import { moduleDigest } from '../sync/module-digest.ts';
import type { ReportedGuide } from './reported-guide.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Path of the module that looks at records, from the folder of the package. */
const examiningModule = join('src', 'content', 'loaders', 'examined-snapshot.ts');

/** Holds digests of what an examination depends on besides the time. */
interface Basis {
	/** Digest of the records, the code and the settings. */
	all: string;
	/** Digest of what a place by itself is looked at with: the day, the code and the settings. */
	ofPlaces: string;
	/** Digest of the records and of the addresses that the guide has published. */
	addresses: string;
}

/** Holds what was found in a snapshot, and what that depends on. */
interface RememberedExamination {
	basis: Basis;
	/** Instant for which the records were looked at, in milliseconds since 1970. */
	nowMs: number;
	examined: ExaminedSnapshot;
	/** Absolute addresses of the records’ pages. */
	pages: ReadonlyMap<RecordKey, string>;
}

/**
 * Looks at every record of the snapshot that a reading has left; where these are the ones of the
 * reading before, and no date has begun or is over since, what was found then is still right. Of
 * places that are as they were on the same day, what was found in each by itself is.
 */
export async function examinationOf(
	settings: Pick<ServiceSettings, 'snapshotPath' | 'timeZone'>,
	guide: ReportedGuide,
	report: ContentReport,
): Promise<Pick<RememberedExamination, 'examined' | 'pages'>> {
	const path = `${settings.snapshotPath}.examined`;
	const basis = basisOf(settings, guide, report);
	const { nowMs } = guide;
	const before = readExamination(path);
	const isRight =
		before?.basis.all === basis.all &&
		nowMs >= before.nowMs &&
		nowMs < before.examined.rightUntilMs;
	if (isRight && before.basis.addresses === basis.addresses) return before;
	// It loads the letters of some sixty languages.
	const { examinedSnapshot, pagesOfRecords } = await import('./examined-snapshot.ts');
	const ofPlaces = before?.basis.ofPlaces === basis.ofPlaces ? before.examined.ofPlaces : undefined;
	const examined = isRight ? before.examined : examinedSnapshot(settings, guide, report, ofPlaces);
	const pages = pagesOfRecords(settings.snapshotPath, guide, examined.records);
	remember(path, { basis, nowMs: isRight ? before.nowMs : nowMs, examined, pages });
	return { examined, pages };
}

function basisOf(
	{ snapshotPath, timeZone }: Pick<ServiceSettings, 'snapshotPath' | 'timeZone'>,
	guide: ReportedGuide,
	report: ContentReport,
): Basis {
	const { addressesFile = '', endAtMidnight, facts, looksUpTimeZones, nowMs, routes } = guide;
	const snapshot = new Snapshot(snapshotPath);
	try {
		const maker = [moduleDigest(examiningModule), facts, timeZone];
		const content = [snapshot.parser, snapshot.contentDigest()];
		const committed = existsSync(addressesFile) ? readFileSync(addressesFile, 'utf8') : '';
		const missing = [...missingRecords(report).ids].sort();
		return {
			all: digestOf([maker, content, looksUpTimeZones, endAtMidnight, missing]),
			ofPlaces: digestOf([maker, dayInZone(nowMs, timeZone)]),
			addresses: digestOf([content, snapshot.addressDigest(), committed, routes.siteRoot]),
		};
	} finally {
		snapshot.close();
	}
}

function digestOf(parts: readonly unknown[]): string {
	return hash('sha256', JSON.stringify(parts), 'base64url');
}

function readExamination(path: string): RememberedExamination | undefined {
	try {
		// The code of this version wrote it, or its basis is another one.
		return deserialize(readFileSync(path)) as RememberedExamination;
	} catch {
		// Whatever is wrong with it, the records are looked at.
		return undefined;
	}
}

/** Remembers what was found; where that cannot be written, the next build looks again. */
function remember(path: string, examination: RememberedExamination): void {
	try {
		writeFileSync(partialPath(path), serialize(examination));
		renameSync(partialPath(path), path);
		sweepPartials(path);
	} catch (error) {
		console.warn(`What was found in the records could not be noted: ${String(error)}`);
	}
}
