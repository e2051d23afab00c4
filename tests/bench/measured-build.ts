import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentReport } from '../../src/content/sync/content-report.ts';
import { generatedNow, generatedTimeZone } from './generated-content.ts';
import { type MeasuredProcess, measureProcess } from './measured-process.ts';
import { type OutputSize, outputSize } from './output-size.ts';
import { keptCodeVariable } from './timed-integrations.ts';
import { setAside } from './set-aside.ts';

export interface MeasuredBuild extends MeasuredProcess {
	report: ContentReport;
	output: OutputSize;
	/** The profile of the build, if one was asked for. */
	profile?: BuildProfile;
}

export interface BuildProfile {
	file: string;
	/** The code that rendered the pages, as it was bundled. */
	codeFolder: string;
}

/**
 * Builds the site from a service, without any cache, in the folder, and measures it.
 *
 * @throws When the build fails; the message has the end of what it printed.
 */
export async function measureBuild(
	folder: string,
	service: { url: string; token: string },
	{ takesProfile, settings = {} }: { takesProfile: boolean; settings?: Record<string, string> },
): Promise<MeasuredBuild> {
	setAside(folder);
	mkdirSync(folder, { recursive: true });
	const paths = {
		site: join(folder, 'dist'),
		report: join(folder, 'content-report.json'),
		profile: join(folder, 'profile'),
		code: join(folder, 'profile', 'code'),
	};
	const measured = await measureProcess(
		folder,
		[
			...(takesProfile ? ['--cpu-prof', `--cpu-prof-dir=${paths.profile}`] : []),
			join('tests', 'bench', 'build-process.ts'),
		],
		{
			...(takesProfile ? { [keptCodeVariable]: paths.code } : {}),
			...guideSettings,
			...settings,
			OUTPUT_DIRECTORY: paths.site,
			WAYMARK_CACHE: join(folder, 'cache'),
			CONTENT_REPORT: paths.report,
			CONTENT_SERVICE_URL: service.url,
			CONTENT_SERVICE_TOKEN: service.token,
		},
	);
	return {
		...measured,
		// Written by the build in this form.
		report: JSON.parse(readFileSync(paths.report, 'utf8')) as ContentReport,
		output: outputSize(paths.site),
		...(takesProfile
			? { profile: { file: profileOf(measured.pid, paths.profile), codeFolder: paths.code } }
			: {}),
	};
}

/** Says what the pages of a generated guide are made for. */
export const guideSettings = { GUIDE_NOW: generatedNow, GUIDE_TIME_ZONE: generatedTimeZone };

/**
 * Node names profiles `CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile`; the main thread
 * is 0.
 */
function profileOf(pid: number | undefined, folder: string): string {
	const name = readdirSync(folder).find((file) => file.includes(`.${pid}.0.`));
	if (name === undefined) throw new Error(`There is no profile of the build in ${folder}.`);
	return join(folder, name);
}
