import { examineFolders } from '../doctor/examine-folders.ts';
import type { RefreshedSnapshot } from '../../content/loaders/refresh-snapshot.ts';
import { restoreSite } from '../../build/publish/restore-site.ts';
import { addressNotes } from '../../config/address-notes.ts';
import { buildInstant } from '../../config/build-instant.ts';
import { previewSettings } from '../../config/drafts.ts';
import {
	languagesToBuild,
	problemsOfLanguages,
	settingsOfLanguage,
} from '../../config/languages/asked-languages.ts';
import type { GuideLanguage } from '../../config/languages/guide-language.ts';
import { loadEnvironment } from '../../config/load-environment.ts';
import { lostServiceProblems } from '../../content/loaders/lost-service.ts';
import { memoryFiles } from '../../config/memory-files.ts';
import { oneBuildNotes } from '../../config/one-build-notes.ts';
import { type Environment, readSettings, type Settings } from '../../config/read-settings.ts';
import { settingProblems } from '../../config/setting-problems.ts';
import {
	folderOfShard,
	type WherePublished,
	wherePublished,
} from '../../config/where-published.ts';
import { guideSite as site, nameNotes } from '../../config/guide-site.ts';
import { contrastNotes } from '../../ui/styles/contrast-notes.ts';
import { endSiteWriters } from '../../build/workers/site-writers.ts';
import { buildUnlessUpToDate, publishedSiteOf, quietBuild } from '../build-guide.ts';
import { buildLanguages } from '../languages/build-languages.ts';
import { isOneOfLanguages, readLanguage, tell, turn } from '../languages/language-turn.ts';
import { buildUsage, type BuildWords, buildWords } from './build-arguments.ts';
import { failureText } from './failure-text.ts';
import { publishedNow, siteAfterFailure } from './site-after-failure.ts';

/**
 * `npm run build`: Astro's build with words for what it takes from a command line, plain messages
 * and exit codes.
 */
const failed = 1;

let siteBefore = publishedNow();
let publication: Publication = { exitCode: failed };
try {
	publication = await main();
} catch (error) {
	console.error(failureText(error));
}
const { exitCode, lastLines = [], words } = publication;
if (lastLines.length > 0) console.log(`\n${lastLines.join('\n')}`);
// The last line of all, as whoever meets the exit code looks there for the reason.
if (words !== undefined) console.warn(words);
else if (exitCode === failed) console.error(siteAfterFailure(siteBefore, publishedNow()));
await endSiteWriters();
if (exitCode !== failed) await tell({ state: 'built', words });
process.exit(exitCode);

async function main(): Promise<Publication> {
	const asked = buildWords(process.argv.slice(2));
	if (asked === undefined) {
		console.log(buildUsage);
		return { exitCode: 0 };
	}
	Object.assign(process.env, settingsOfLanguage(loadEnvironment(), site));
	if (asked.isPreview) Object.assign(process.env, previewSettings(loadEnvironment()));
	Object.assign(process.env, asked.settings);
	siteBefore = publishedNow();
	const environment = loadEnvironment();
	const languages = languagesToBuild(environment, site);
	const problems = [
		...(languages.length > 0
			? problemsOfLanguages(environment, site, languages)
			: settingProblems(environment, site)),
		...lostServiceProblems(environment),
	];
	for (const { message } of problems) console.error(message);
	try {
		if (problems.length > 0) return { exitCode: failed };
		// Whatever cannot be read is a problem.
		const settings = readSettings(environment).settings as Settings;
		return await published(settings, environment, asked, languages);
	} finally {
		// Also after a failure: it may be the reason.
		const contrasts = isOneOfLanguages() ? [] : contrastNotes(site.accentHue);
		for (const note of [...nameNotes(environment), ...contrasts]) console.warn(`Warning: ${note}`);
	}
}

interface Publication {
	exitCode: number;
	/** Lines on what visitors find, and what looks wrong. */
	lastLines?: readonly string[] | undefined;
	/** Meaning of the exit code, where that is not plain. */
	words?: string | undefined;
}

/** @param asked By the command line; its settings are in the environment as well. */
async function published(
	settings: Settings,
	environment: Environment,
	asked: BuildWords,
	languages: readonly GuideLanguage[],
): Promise<Publication> {
	const where = wherePublished(environment);
	restoreSite(where.folder);
	// What a build that was killed had moved aside is published again.
	siteBefore = publishedNow();
	const refusals = refusedFolders(settings, where);
	for (const words of refusals) console.error(words);
	if (refusals.length > 0) return { exitCode: failed };
	if (languages.length > 0) return publishedLanguages(settings, where, languages);
	const { lastGood, lastLines, standIn } = await build(settings, where, asked);
	const notes = [
		...(isOneOfLanguages() ? [] : oneBuildNotes(environment, asked.settings)),
		...addressNotes(environment),
	];
	for (const note of notes) console.warn(`Warning: ${note}`);
	const exitCode = settings.CONTENT_LAST_GOOD_EXIT_CODE;
	if (standIn !== undefined) {
		const words = `Its pages are of what was read before (exit code ${exitCode}): ${standIn}`;
		return { exitCode, lastLines, words };
	}
	if (lastGood === undefined) return { exitCode: 0, lastLines };
	return {
		exitCode,
		lastLines,
		words: `Published from the last good snapshot, of ${lastGood.readAt} (exit code ${exitCode}): ${lastGood.reason}`,
	};
}

/** Publishes all languages of a guide; each is built by this command, in a process of its own. */
async function publishedLanguages(
	settings: Settings,
	where: WherePublished,
	languages: readonly GuideLanguage[],
): Promise<Publication> {
	const notes = await buildLanguages({
		languages,
		cacheFolder: settings.WAYMARK_CACHE,
		where,
		words: process.argv.slice(2),
		isPreview: settings.GUIDE_DRAFTS,
		instant: new Date(buildInstant(settings)).toISOString(),
		isShard: settings.GUIDE_SHARD !== undefined,
	});
	const words = notes.length === 0 ? undefined : notes.join('\n');
	const exitCode = words === undefined ? 0 : settings.CONTENT_LAST_GOOD_EXIT_CODE;
	return { exitCode, lastLines: previewLines(settings, where), words };
}

/**
 * Returns what cannot be written to, and what to do about it: all else would be read and rendered
 * in vain.
 */
function refusedFolders(settings: Settings, { folder }: WherePublished): string[] {
	const isShard = settings.GUIDE_SHARD !== undefined;
	const { findings } = examineFolders({
		outputFolder: isShard ? folderOfShard(settings.WAYMARK_CACHE) : folder,
		outputSetting: isShard ? 'WAYMARK_CACHE' : 'OUTPUT_DIRECTORY',
		snapshotPath: memoryFiles(settings).snapshotPath,
		reportPath: settings.CONTENT_REPORT,
		root: process.cwd(),
	});
	return findings
		.filter(({ verdict }) => verdict === 'wrong')
		.map(({ remedy, words }) => [words, remedy].join('\n'));
}

async function build(
	settings: Settings,
	where: WherePublished,
	asked: BuildWords,
): Promise<RefreshedSnapshot & Pick<Publication, 'lastLines'> & { standIn?: string | undefined }> {
	const { refreshed, report, standIn } = await readLanguage(settings, where);
	const published = publishedSiteOf(settings, where);
	await turn(settings, site, where, published);
	// Beside a failure, not in its place; and a site that is published stays published.
	const written = () =>
		report.written().catch((reason: unknown): readonly string[] => {
			console.error(`The report could not be written: ${String(reason)}`);
			return [];
		});
	try {
		await buildUnlessUpToDate(settings, where, asked.isVerbose ? {} : quietBuild, published);
	} catch (error) {
		await written();
		throw error;
	}
	return {
		...refreshed,
		standIn,
		lastLines: [...(await written()), ...previewLines(settings, where)],
	};
}

/** Says that what was built is no guide, and how to look at it: once for all its languages. */
function previewLines({ GUIDE_DRAFTS: isPreview }: Settings, { folder }: WherePublished): string[] {
	if (!isPreview || isOneOfLanguages()) return [];
	return [
		`A preview with drafts is in ${folder}, not for the public: npm run preview -- --drafts shows it.`,
	];
}
