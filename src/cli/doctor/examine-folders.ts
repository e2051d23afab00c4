import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { realFolder } from '../../config/real-folder.ts';
import { fileSystemFinding } from './file-system-finding.ts';
import { type DoctorFinding, good, notable, wrong } from './finding.ts';

/** Describes where a build writes. */
export interface FoldersOfBuild {
	outputFolder: string;
	/** Setting that names the folder, or the folder that it is in. */
	outputSetting?: 'OUTPUT_DIRECTORY' | 'WAYMARK_CACHE';
	snapshotPath: string;
	reportPath: string;
	/** Folder of the project. */
	root: string;
}

export interface ExaminedFolders {
	findings: DoctorFinding[];
	/** Whether the site is copied into the output folder, as nothing can be written beside it. */
	isCopied: boolean;
}

/**
 * Reports of each folder whether a build can write there: a file is written and removed. A folder
 * that is missing is made, as the build would make it.
 */
export function examineFolders(folders: FoldersOfBuild): ExaminedFolders {
	const {
		outputFolder,
		outputSetting = 'OUTPUT_DIRECTORY',
		reportPath,
		root,
		snapshotPath,
	} = folders;
	const output = realFolder(resolve(outputFolder));
	const beside = dirname(output);
	const cache = dirname(resolve(snapshotPath));
	const report = dirname(resolve(reportPath));
	const remedy = (folder: string) =>
		remedyBy({ [outputSetting]: beside, WAYMARK_CACHE: cache, CONTENT_REPORT: report }, folder);
	const site = siteFinding(output, remedy(beside));
	const isCopied = site.verdict === 'notable';
	const madeIn = isCopied
		? ([cache, 'WAYMARK_CACHE'] as const)
		: ([beside, outputSetting] as const);
	const others = new Set([cache, report]);
	if (!isCopied) others.delete(beside);
	return {
		findings: [
			site,
			...[...others].map((folder) => writeFinding(folder, remedy(folder))),
			...typesFindings(join(root, '.astro')),
			...(site.verdict === 'wrong' ? [] : fileSystemFinding(...madeIn)),
		],
		isCopied,
	};
}

/**
 * Examines whether a build can put the site in its place: it makes the site beside the output
 * folder; where it may not write there, it copies the site into the folder.
 */
function siteFinding(output: string, remedy: string): DoctorFinding {
	const beside = writeFinding(dirname(output), remedy);
	if (beside.verdict === 'good' || !existsSync(output)) return beside;
	if (writeFinding(output, remedy).verdict !== 'good') return beside;
	return notable(
		'write access',
		`${output} can be written to, but not the folder that it is in: each build replaces its files one by one.`,
		'If that is interrupted it holds files of both sites until the next build. Let OUTPUT_DIRECTORY name a folder whose parent can be written to, such as one inside the mounted folder.',
	);
}

/**
 * Examines the folder where Astro writes types in each build; no setting names it, and that it can
 * be written to goes without saying.
 */
function typesFindings(folder: string): DoctorFinding[] {
	const finding = writeFinding(
		folder,
		'Give this user the right to write there: each build keeps the types of its content in it.',
	);
	return finding.verdict === 'good' ? [] : [finding];
}

function writeFinding(folder: string, remedy: string): DoctorFinding {
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

/**
 * Returns what to do about a folder that cannot be written to.
 * @param places Folders by the setting that names them.
 */
function remedyBy(places: Readonly<Record<string, string>>, folder: string): string {
	const settings = Object.keys(places).filter((setting) => places[setting] === folder);
	return `Give this user the right to write there, or set ${settings.join(' and ')} to another folder.`;
}

/**
 * Makes a folder and those around it, folder by folder: where none can be made, as below /proc,
 * Node tries all of them at once again and again without end.
 */
function makeFolder(folder: string): void {
	if (existsSync(folder)) return;
	// A drive of Windows is its own parent.
	if (dirname(folder) !== folder) makeFolder(dirname(folder));
	mkdirSync(folder);
}
