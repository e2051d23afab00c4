import { basename } from 'node:path';
import { addressNotes } from '../../config/address-notes.ts';
import { languageNote } from '../../config/language-note.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import { oneBuildNotes } from '../../config/one-build-notes.ts';
import { type Environment, readSettings, type Settings } from '../../config/read-settings.ts';
import { nameNotes } from '../../config/guide-site.ts';
import { createRoutes } from '../../config/routes.ts';
import { terminalText } from '../../config/security/terminal-text.ts';
import { settingProblems } from '../../config/setting-problems.ts';
import type { Site } from '../../config/site.ts';
import { wherePublished } from '../../config/where-published.ts';
import { examinedSnapshot } from '../../content/loaders/examined-snapshot.ts';
import { concernsOf } from '../../content/loaders/report-concerns.ts';
import { lostServiceProblems } from '../../content/loaders/lost-service.ts';
import { reportedGuide } from '../../content/loaders/reported-guide.ts';
import { serviceSettings } from '../../content/loaders/service-settings.ts';
import { originOf } from '../../content/loaders/snapshot-origin.ts';
import { editorsReportPath } from '../../content/loaders/write-report.ts';
import { conditionOf } from '../../content/snapshot/snapshot-condition.ts';
import { newContentReport } from '../../content/sync/content-report.ts';
import { contrastNotes } from '../../ui/styles/contrast-notes.ts';
import { examineMachine } from './examine-machine.ts';
import { examineService } from './examine-service.ts';
import { type DoctorFinding, findingLines, good, notable, wrong, wrongBy } from './finding.ts';
import { existsSync } from 'node:fs';
import { readPermalinkFile } from '../../content/permalink-store/permalink-file.ts';

const subject = 'file of addresses';

/** Examines all that a build needs, and says in lines what works and what to do about the rest. */
export async function examineGuide(
	environment: Environment,
	site: Site,
): Promise<{ isGood: boolean; lines: string[] }> {
	const problems = [...settingProblems(environment, site), ...lostServiceProblems(environment)];
	const findings: DoctorFinding[] = [
		...problems.map(({ message }) => wrong('settings', message)),
		...[...nameNotes(environment), ...oneBuildNotes(environment)].map((words) =>
			notable('settings', words),
		),
	];
	if (problems.length === 0) {
		// Without a problem each setting has its value.
		const values = readSettings(environment).settings as Settings;
		const settings = serviceSettings(values, site);
		const note = languageNote(environment, site);
		findings.push(
			good('settings', 'can all be used.'),
			...(note === undefined ? [] : [notable('language', note)]),
			...contrastNotes(site.accentHue).map((words) => notable('colours', words)),
			...addressNotes(environment).map((words) => notable('addresses', words)),
			...(await examineService(settings)),
			...examineMachine(settings, wherePublished(environment).folder),
			...examineAddresses(memoryFiles(values).addressesFile),
		);
	}
	const wrongCount = findings.filter(({ verdict }) => verdict === 'wrong').length;
	const lastLines = problems.length > 0 ? [] : contentLines(environment, site);
	return {
		isGood: wrongCount === 0,
		lines: [
			...findingLines(findings),
			wrongCount === 0 ? '\nA guide can be built.' : `\nTo be mended: ${wrongCount}.`,
			...(lastLines.length > 0 ? [`\n${lastLines.join('\n')}`] : []),
		],
	};
}

/** Returns what looks wrong in the content, as it was last read. */
function contentLines(environment: Environment, site: Site): string[] {
	// As above.
	const values = readSettings(environment).settings as Settings;
	const settings = serviceSettings(values, site);
	const origin = originOf(settings);
	if (conditionOf(settings.snapshotPath, origin).state !== 'usable')
		return ['The first build reports what looks wrong with the content.'];
	const { base, origin: address } = wherePublished(environment);
	const guide = reportedGuide(values, site, createRoutes(address, base));
	const report = newContentReport(origin.service, new Date().toISOString());
	const examined = examinedSnapshot(settings, guide, report);
	const file = basename(editorsReportPath(settings.reportPath));
	const [first = '', ...rest] = concernsOf(examined, guide, report, file);
	return [`As it was last read: ${first}`, ...rest].map(terminalText);
}

/**
 * Reports whether the addresses that are committed can be read: without them a build publishes
 * nothing.
 *
 * @param path Absent where the guide has no such file.
 */
function examineAddresses(path: string | undefined): DoctorFinding[] {
	if (path === undefined) return [];
	if (!existsSync(path)) {
		return [notable(subject, `there is none yet at ${path}: the first build writes it.`)];
	}
	try {
		const { length } = readPermalinkFile(path);
		return [good(subject, `${path} can be read; addresses in it: ${length}.`)];
	} catch (error) {
		return [wrongBy(subject, error)];
	}
}
