import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { settingNames } from '../../src/config/settings-schema.ts';

export const projectRoot = join(import.meta.dirname, '..', '..');

export interface Build {
	exitCode: number | null;
	/** Text that was printed on both streams. */
	output: string;
	/** Folder of the finished site. */
	folder: string;
	reportPath: string;
	seconds: number;
}

/** Folder in which the build of that name puts its site, content and caches. */
export function buildFolder(name: string): string {
	return join(projectRoot, 'test-results', 'builds', name);
}

/**
 * Builds the site as `npm run build` does, with settings of its own, in a folder of its own.
 *
 * @param settings Environment variables; settings that are not named here are empty, whatever
 *   `.env` says.
 * @param options.project Folder of the project, where it is a changed copy.
 * @param options.killedAt What the build prints when it is to be killed.
 * @param options.killedAfterMs When it is to be killed, since its start.
 * @param options.words What follows `npm run build --`.
 */
export async function buildSite(
	name: string,
	settings: Record<string, string>,
	{
		keepCache = false,
		killedAt,
		killedAfterMs,
		project = projectRoot,
		words = [],
	}: {
		keepCache?: boolean;
		killedAt?: string;
		killedAfterMs?: number;
		project?: string;
		words?: readonly string[];
	} = {},
): Promise<Build> {
	const folder = buildFolder(name);
	if (!keepCache) rmSync(folder, { recursive: true, force: true });
	const startedAt = performance.now();
	const child = spawn(process.execPath, [join('src', 'cli', 'commands', 'build.ts'), ...words], {
		cwd: project,
		env: {
			...environmentKeptIn(folder),
			OUTPUT_DIRECTORY: join(folder, 'dist'),
			...settings,
		},
	});
	const kill = () => child.kill('SIGKILL');
	const timer = killedAfterMs === undefined ? undefined : setTimeout(kill, killedAfterMs);
	let output = '';
	const listen = (chunk: Buffer) => {
		output += chunk.toString();
		if (killedAt !== undefined && output.includes(killedAt)) kill();
	};
	child.stdout.on('data', listen);
	child.stderr.on('data', listen);
	const exitCode = await new Promise<number | null>((resolve, reject) => {
		child.on('error', reject);
		child.on('close', resolve);
	});
	clearTimeout(timer);
	const seconds = (performance.now() - startedAt) / 1000;
	return {
		exitCode,
		output,
		folder: join(folder, 'dist'),
		reportPath: join(folder, reportName),
		seconds,
	};
}

/**
 * Settings of a user whose home nobody can write to, not even root, and who has not told Astro to
 * count nobody.
 */
export const withoutHome = {
	ASTRO_TELEMETRY_DISABLED: '',
	HOME: '/dev/null/none',
	XDG_CONFIG_HOME: '/dev/null/none/.config',
};

const reportName = 'content-report.json';

/**
 * Without the settings of this machine, for what is read of a service to be kept and reported in a
 * folder.
 */
export function environmentKeptIn(folder: string): NodeJS.ProcessEnv {
	return {
		...environmentWithoutSettings(),
		WAYMARK_CACHE: join(folder, 'cache'),
		CONTENT_REPORT: join(folder, reportName),
	};
}

/**
 * The variables of this machine with every setting empty: what is absent would be taken from the
 * `.env` of whoever runs the tests.
 */
export function environmentWithoutSettings(): NodeJS.ProcessEnv {
	// Misspelt ones too, of which builds warn.
	const isLikeSetting = /^(CONTENT|GUIDE)_/;
	return {
		...Object.fromEntries(
			Object.entries(process.env).filter(([name]) => !isLikeSetting.test(name)),
		),
		...Object.fromEntries(settingNames.map((name) => [name, ''])),
	};
}
