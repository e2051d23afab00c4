import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { environmentWithoutSettings, projectRoot } from '../support/build-site.ts';
import { measurementsVariable, type ProcessMeasurement } from './build-marks.ts';
import { ProcessTree } from './process-tree.ts';

export interface MeasuredProcess {
	pid: number | undefined;
	/** From the start of the process until its end. */
	wallMs: number;
	/** Processor time of the process and of every process that it started. */
	userMs: number;
	systemMs: number;
	/** How many processes it started; their memory is not in its peak. */
	otherProcesses: number;
	/**
	 * The most memory that it and all that it started held at once; 0 where the system does not tell.
	 */
	treePeakBytes: number;
	build: ProcessMeasurement;
}

/**
 * Runs Node in the folder of the project, and measures it and all that it starts.
 *
 * @param folder For what it prints and what is measured.
 * @param words Its arguments.
 * @param settings Environment variables; those of the project that are not named here are empty,
 *   whatever `.env` says.
 * @throws When it fails; the message has the end of what it printed.
 */
export async function measureProcess(
	folder: string,
	words: readonly string[],
	settings: Record<string, string>,
): Promise<MeasuredProcess> {
	mkdirSync(folder, { recursive: true });
	const measurements = join(folder, 'measurements');
	const logFile = join(folder, 'build.log');
	const log = openSync(logFile, 'w');
	const startedAt = performance.now();
	const child = spawn(process.execPath, words, {
		cwd: projectRoot,
		stdio: ['ignore', log, log],
		env: {
			...environmentWithoutSettings(),
			ASTRO_TELEMETRY_DISABLED: '1',
			NODE_OPTIONS: `--import=${pathToFileURL(join(import.meta.dirname, 'build-probe.ts')).href}`,
			[measurementsVariable]: measurements,
			...settings,
		},
	});
	const tree = new ProcessTree(child.pid ?? 0);
	const exitCode = await new Promise<number | null>((resolve, reject) => {
		child.on('error', reject);
		child.on('exit', resolve);
	});
	const wallMs = performance.now() - startedAt;
	const treePeakBytes = tree.stop();
	closeSync(log);
	if (exitCode !== 0) throw new Error(`The build ended with code ${exitCode}.\n${tail(logFile)}`);

	const processes = readdirSync(measurements).map((file) => ({
		file,
		// Written by build-probe.ts in this form.
		measurement: JSON.parse(readFileSync(join(measurements, file), 'utf8')) as ProcessMeasurement,
	}));
	const build = processes.find(({ file }) => file === `${child.pid}.json`)?.measurement;
	if (build === undefined)
		throw new Error('The build ended without having written its measurements.');
	return {
		pid: child.pid,
		wallMs,
		userMs: processes.reduce((sum, { measurement }) => sum + measurement.userMs, 0),
		systemMs: processes.reduce((sum, { measurement }) => sum + measurement.systemMs, 0),
		otherProcesses: processes.length - 1,
		treePeakBytes,
		build,
	};
}

function tail(log: string): string {
	return readFileSync(log, 'utf8').split('\n').slice(-30).join('\n');
}
