import { statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { dayMs } from '../../i18n/durations.ts';
import { stopIfClockIsBehind } from '../../content/loaders/content-clock.ts';
import type { ServiceSettings } from '../../content/loaders/service-settings.ts';
import { originOf, otherOrigin } from '../../content/loaders/snapshot-origin.ts';
import { realFolder } from '../../config/real-folder.ts';
import { conditionOf } from '../../content/snapshot/snapshot-condition.ts';
import { Snapshot } from '../../content/snapshot/snapshot.ts';
import { diskFinding } from './disk-finding.ts';
import { examineFolders } from './examine-folders.ts';
import { existingFolder } from './existing-folder.ts';
import { type DoctorFinding, good, notable, wrongBy } from './finding.ts';

/**
 * Reports whether this machine can hold the guide, and what it has of it.
 *
 * @param root The folder of the project.
 */
export function examineMachine(
	settings: ServiceSettings,
	outputFolder: string,
	root: string = process.cwd(),
): DoctorFinding[] {
	const { reportPath, snapshotPath } = settings;
	const { findings, isCopied } = examineFolders({ outputFolder, reportPath, snapshotPath, root });
	const output = realFolder(resolve(outputFolder));
	return [
		...findings,
		...roomFindings(isCopied ? output : dirname(output), knownPlaces(snapshotPath)),
		snapshotFinding(settings),
	];
}

/**
 * Returns a finding on the free space of a disk. There is none where not even a folder above
 * the given one exists: the disk is missing, which is reported where none can be written to.
 */
function roomFindings(folder: string, places: number | undefined): DoctorFinding[] {
	const existing = existingFolder(folder);
	if (existing === undefined) return [];
	const { bavail, bsize } = statfsSync(existing);
	return [diskFinding(bavail * bsize, places)];
}

/**
 * Returns how many places there were when the service was read last; `undefined` where no
 * snapshot can be read: what is wrong with it is told apart.
 */
function knownPlaces(path: string): number | undefined {
	try {
		const snapshot = new Snapshot(path);
		try {
			return [...snapshot.ids('places')].length;
		} finally {
			snapshot.close();
		}
	} catch {
		return undefined;
	}
}

function snapshotFinding(settings: ServiceSettings): DoctorFinding {
	const { policy, snapshotPath } = settings;
	try {
		const condition = conditionOf(snapshotPath, originOf(settings));
		stopIfClockIsBehind(snapshotPath, condition, Date.now());
		switch (condition.state) {
			case 'absent':
				return notable(
					'snapshot',
					`there is none yet at ${snapshotPath}: the first build reads everything.`,
				);
			case 'faulty':
				return notable(
					'snapshot',
					condition.message,
					'The next build sets it aside and reads everything.',
				);
			case 'outdated':
				return notable(
					'snapshot',
					`it is of ${otherOrigin}: the next build reads everything.`,
					'Build while the service is well: until then the snapshot cannot stand in for it, nor for a record that cannot be read.',
				);
			case 'usable':
				return ageFinding(snapshotPath, policy.lastGoodDays);
		}
	} catch (error) {
		return wrongBy('snapshot', error);
	}
}

function ageFinding(path: string, lastGoodDays: number): DoctorFinding {
	const snapshot = new Snapshot(path);
	const { readAt } = snapshot;
	snapshot.close();
	const days = (Date.now() - Date.parse(readAt)) / dayMs;
	const size = `${(statSync(path).size / 1e6).toFixed(1)} MB`;
	const words = `the content was read at ${readAt}, ${days.toFixed(1)} days ago (${size}).`;
	return days <= lastGoodDays
		? good('snapshot', words)
		: notable(
				'snapshot',
				words,
				'It is too old to stand in for the service where that cannot be read.',
			);
}
