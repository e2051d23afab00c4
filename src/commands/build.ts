import { readFileSync } from 'node:fs';
import { build } from 'astro';
import { loadEnv } from 'vite';
import { readSettings } from '../settings/read-settings.ts';
import { settingProblems } from '../settings/setting-problems.ts';
import { site } from '../site.ts';
import type { ContentReport } from '../sync/content-report.ts';
import { buildSettings, buildUsage } from './build-arguments.ts';
import { failureText } from './failure-text.ts';

/** `npm run build`: Astro's build with words for what it takes from a command line, plain messages and exit codes. */
const failed = 1;

try {
	process.exit(await main());
} catch (error) {
	console.error(failureText(error));
	process.exit(failed);
}

async function main(): Promise<number> {
	const asked = buildSettings(process.argv.slice(2));
	if (asked === undefined) {
		console.log(buildUsage);
		return 0;
	}
	Object.assign(process.env, asked);
	const environment = loadEnv('production', process.cwd(), '');
	const problems = settingProblems(environment, site);
	for (const { message } of problems) console.error(message);
	if (problems.length > 0) return failed;
	const { settings } = readSettings(environment);
	await build({});
	const isCurrent = reportAt(settings.CONTENT_REPORT ?? '').content !== 'last good snapshot';
	return isCurrent ? 0 : (settings.CONTENT_LAST_GOOD_EXIT_CODE ?? failed);
}

function reportAt(path: string): ContentReport {
	// The build has just written it.
	return JSON.parse(readFileSync(path, 'utf8')) as ContentReport;
}
