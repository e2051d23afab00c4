import { existsSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { dayMs } from '../durations.ts';
import { stopIfClockIsBehind } from '../loaders/content-clock.ts';
import type { ServiceSettings } from '../loaders/service-settings.ts';
import { originOf } from '../loaders/snapshot-origin.ts';
import { realFolder } from '../settings/real-folder.ts';
import { conditionOf } from '../snapshot/snapshot-condition.ts';
import { Snapshot } from '../snapshot/snapshot.ts';
import { diskFinding } from './disk-finding.ts';
import { existingFolder } from './existing-folder.ts';
import { fileSystemFinding } from './file-system-finding.ts';
import { type Finding, good, notable, wrong, wrongBy } from './finding.ts';

/**
 * Tells whether this machine can hold the guide, and what it has of it.
 *
 * @param root The folder of the project.
 */
export function examineMachine(
	settings: ServiceSettings,
	outputFolder: string,
	root: string = process.cwd(),
): Finding[] {
	const { reportPath, snapshotPath } = settings;
	const output = realFolder(resolve(outputFolder));
	const beside = dirname(output);
	const site = siteFinding(output);
	const isCopied = site.verdict === 'notable';
	const building = isCopied ? dirname(resolve(snapshotPath)) : beside;
	const folders = new Set([snapshotPath, reportPath].map((path) => dirname(resolve(path))));
	if (!isCopied) folders.delete(beside);
	return [
		site,
		...[...folders].map((folder) => writeFinding(folder)),
		...typesFindings(join(root, '.astro')),
		...(site.verdict === 'wrong' ? [] : fileSystemFinding(building)),
		...roomFindings(isCopied ? output : beside, knownPlaces(snapshotPath)),
		snapshotFinding(settings),
	];
}

/** A build makes the site beside the output folder; where it may not write there, it copies the site into the folder. */
function siteFinding(output: string): Finding {
	const beside = writeFinding(dirname(output));
	if (beside.verdict === 'good' || !existsSync(output)) return beside;
	if (writeFinding(output).verdict !== 'good') return beside;
	return notable(
		'write access',
		`${output} can be written to, but not the folder that it is in: each build replaces its files one by one.`,
		'If that is interrupted it holds files of both sites until the next build. Let OUTPUT_DIRECTORY name a folder whose parent can be written to, such as one inside the mounted folder.',
	);
}

/** Where Astro writes types in each build; no setting names it, and that it can be written to goes without saying. */
function typesFindings(folder: string): Finding[] {
	const finding = writeFinding(
		folder,
		'Give this user the right to write there: each build keeps the types of its content in it.',
	);
	return finding.verdict === 'good' ? [] : [finding];
}

function writeFinding(
	folder: string,
	remedy = 'Give this user the right to write there, or set OUTPUT_DIRECTORY, WAYMARK_CACHE or CONTENT_REPORT to another folder.',
): Finding {
	const probe = join(folder, `.waymark-doctor-${process.pid}`);
	try {
		makeFolder(folder);
		writeFileSync(probe, '');
		rmSync(probe);
		return good('write access', `${folder} can be written to.`);
	} catch (error) {
		const reason = error instanceof Error ? error.message : String(error);
		return wrong('write access', `${folder} cannot be written to: ${reason}.`, remedy);
	}
}

/** Folder by folder: where none can be made, as below /proc, Node tries all of them at once again and again without end. */
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	// A drive of Windows is its own parent.
	if (dirname(folder) !== folder) makeFolder(dirname(folder));
	mkdirSync(folder);
}

/** Where no folder is there the disk is missing, which is told where none can be written to. */
function roomFindings(folder: string, places: number | undefined): Finding[] {
	const existing = existingFolder(folder);
	if (existing === undefined) return [];
	const { bavail, bsize } = statfsSync(existing);
	return [diskFinding(bavail * bsize, places)];
}

/** How many places there were when the service was read last; what is wrong with a snapshot is told apart. */
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

function snapshotFinding({ policy, snapshotPath, timeZone, url }: ServiceSettings): Finding {
	try {
		const condition = conditionOf(snapshotPath, originOf({ url, timeZone }));
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
					'it is of another version of this project, of its packages or of Node.js, or for another GUIDE_TIME_ZONE: the next build reads everything.',
					'Build while the service is well: until then the snapshot cannot stand in for it, nor for a record that cannot be read.',
				);
			case 'usable':
				return ageFinding(snapshotPath, policy.lastGoodDays);
		}
	} catch (error) {
		return wrongBy('snapshot', error);
	}
}

function ageFinding(path: string, lastGoodDays: number): Finding {
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
