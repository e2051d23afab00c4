import { spawn } from 'node:child_process';
import {
	closeSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ContentReport } from '../../src/sync/content-report.ts';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import { measurementsVariable, type ProcessMeasurement } from './build-marks.ts';
import { generatedNow, generatedTimeZone } from './generated-content.ts';
import { type OutputSize, outputSize } from './output-size.ts';
import { keptCodeVariable } from './timed-integrations.ts';

export interface MeasuredBuild {
	/** From the start of the process until its end. */
	wallMs: number;
	/** Of the build and of every process that it started. */
	userMs: number;
	systemMs: number;
	/** How many processes the build started; their memory is not in its peak. */
	otherProcesses: number;
	build: ProcessMeasurement;
	report: ContentReport;
	/** When the report was written, in milliseconds since 1970: the service has been read by then. */
	reportWrittenAtMs: number;
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
	{ takesProfile }: { takesProfile: boolean },
): Promise<MeasuredBuild> {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
	const paths = {
		site: join(folder, 'dist'),
		report: join(folder, 'content-report.json'),
		measurements: join(folder, 'measurements'),
		log: join(folder, 'build.log'),
		profile: join(folder, 'profile'),
		code: join(folder, 'profile', 'code'),
	};
	const log = openSync(paths.log, 'w');
	const startedAt = performance.now();
	const child = spawn(
		process.execPath,
		[
			...(takesProfile ? ['--cpu-prof', `--cpu-prof-dir=${paths.profile}`] : []),
			join('node_modules', 'astro', 'bin', 'astro.mjs'),
			'build',
			'--config',
			join('tests', 'bench', 'astro.config.mjs'),
		],
		{
			cwd: projectRoot,
			stdio: ['ignore', log, log],
			env: {
				...environmentWithoutSettings(),
				ASTRO_TELEMETRY_DISABLED: '1',
				NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'build-probe.ts')).href}`,
				[measurementsVariable]: paths.measurements,
				...(takesProfile ? { [keptCodeVariable]: paths.code } : {}),
				OUTPUT_DIRECTORY: paths.site,
				WAYMARK_CACHE: join(folder, 'cache'),
				CONTENT_REPORT: paths.report,
				CONTENT_SERVICE_URL: service.url,
				CONTENT_SERVICE_TOKEN: service.token,
				GUIDE_NOW: generatedNow,
				GUIDE_TIME_ZONE: generatedTimeZone,
			},
		},
	);
	const exitCode = await new Promise<number | null>((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', resolve);
	});
	const wallMs = performance.now() - startedAt;
	closeSync(log);
	if (exitCode !== 0) throw new Error(`The build ended with code ${exitCode}.\n${tail(paths.log)}`);

	const processes = readdirSync(paths.measurements).map((file) => ({
		file,
		// Written by build-probe.ts in this form.
		measurement: readJson(join(paths.measurements, file)) as ProcessMeasurement,
	}));
	const build = processes.find(({ file }) => file === `${child.pid}.json`)?.measurement;
	if (build === undefined)
		throw new Error('The build ended without having written its measurements.');
	return {
		wallMs,
		userMs: processes.reduce((sum, { measurement }) => sum + measurement.userMs, 0),
		systemMs: processes.reduce((sum, { measurement }) => sum + measurement.systemMs, 0),
		otherProcesses: processes.length - 1,
		build,
		report: readJson(paths.report) as ContentReport,
		reportWrittenAtMs: statSync(paths.report).mtimeMs,
		output: outputSize(paths.site),
		...(takesProfile
			? { profile: { file: profileOf(child.pid, paths.profile), codeFolder: paths.code } }
			: {}),
	};
}

function tail(log: string): string {
	return readFileSync(log, 'utf8').split('\n').slice(-30).join('\n');
}

function readJson(file: string): unknown {
	return JSON.parse(readFileSync(file, 'utf8'));
}

/** Node names profiles `CPU.<date>.<time>.<process>.<thread>.<number>.cpuprofile`; the main thread is 0. */
function profileOf(pid: number | undefined, folder: string): string {
	const name = readdirSync(folder).find((file) => file.includes(`.${pid}.0.`));
	if (name === undefined) throw new Error(`There is no profile of the build in ${folder}.`);
	return join(folder, name);
}
