import { hash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { ExaminedSnapshot } from '../editors-report/examine-snapshot.ts';
import { missingRecords } from '../editors-report/missing-records.ts';
import { partialPath, sweepPartials } from '../snapshot/partial-files.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import type { ContentReport } from '../sync/content-report.ts';
import { moduleDigest } from '../sync/module-digest.ts';
import type { ReportedGuide } from './reported-guide.ts';
import type { ServiceSettings } from './service-settings.ts';

/** Path of the module that looks at records, from the folder of the package. */
const examiningModule = join('src', 'content', 'loaders', 'examined-snapshot.ts');

/** Holds what was found in a snapshot, and what that depends on. */
interface RememberedExamination {
	/** Digest of the records, the code and the settings. */
	madeOf: string;
	/** Instant for which the records were looked at, in milliseconds since 1970. */
	nowMs: number;
	examined: ExaminedSnapshot;
}

/**
 * Looks at every record of the snapshot that a reading has left; where these are the ones of the
 * reading before, and no date has begun or is over since, what was found then is still right.
 */
export async function examinationOf(
	settings: Pick<ServiceSettings, 'snapshotPath' | 'timeZone'>,
	guide: ReportedGuide,
	report: ContentReport,
): Promise<ExaminedSnapshot> {
	const path = `${settings.snapshotPath}.examined`;
	const madeOf = digestOf(settings, guide, report);
	const { nowMs } = guide;
	const before = readExamination(path);
	if (before?.madeOf === madeOf && nowMs >= before.nowMs && nowMs < before.examined.rightUntilMs) {
		return before.examined;
	}
	// It loads the letters of some sixty languages.
	const { examinedSnapshot } = await import('./examined-snapshot.ts');
	const examined = examinedSnapshot(settings, guide, report);
	remember(path, { madeOf, nowMs, examined });
	return examined;
}

function digestOf(
	{ snapshotPath, timeZone }: Pick<ServiceSettings, 'snapshotPath' | 'timeZone'>,
	guide: ReportedGuide,
	report: ContentReport,
): string {
	const { addressesFile = '', endAtMidnight, facts, looksUpTimeZones, routes } = guide;
	const snapshot = new Snapshot(snapshotPath);
	try {
		return hash(
			'sha256',
			JSON.stringify([
				moduleDigest(examiningModule),
				snapshot.parser,
				snapshot.contentDigest(),
				snapshot.addressDigest(),
				existsSync(addressesFile) ? readFileSync(addressesFile, 'utf8') : '',
				[facts, timeZone, looksUpTimeZones, endAtMidnight, routes.siteRoot],
				[...missingRecords(report).ids].sort(),
			]),
			'base64url',
		);
	} finally {
		snapshot.close();
	}
}

function readExamination(path: string): RememberedExamination | undefined {
	try {
		// The code of this version wrote it, or `madeOf` is another one.
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
