import type { Site } from './site.ts';
import { draftsProblems } from './drafts.ts';
import { dateTimeFault } from './fact-faults.ts';
import { headerFault, queryFault } from './languages/request-faults.ts';
import { lostLineProblems } from './lost-lines.ts';
import { componentProblems } from './component-problems.ts';
import { lookProblems } from './look-faults.ts';
import { statedGuide } from './guide-site.ts';
import { storedFileFault, outputFolderFault } from './output-folder.ts';
import { hostsFault } from './private-hosts.ts';
import {
	type Environment,
	readSettings,
	setVariables,
	type SettingProblem,
} from './read-settings.ts';
import { shardNamed } from './shard.ts';
import { siteProblems } from './site-problems.ts';
import { problem } from './text-problem.ts';
import { wherePublished } from './where-published.ts';

/**
 * Returns everything that is wrong with the settings and the facts of the guide, found without
 * reading the service.
 *
 * @param variables Those of the environment and of `.env`.
 * @param site The facts as `src/config/site.ts` has them.
 * @param root The folder of the project.
 */
export function settingProblems(
	variables: Environment,
	site: Site,
	root: string = process.cwd(),
): SettingProblem[] {
	const environment = setVariables(variables);
	const { problems, settings } = readSettings(environment);
	return [
		...lostLineProblems(variables),
		...problems,
		...serviceProblems(environment),
		...sampleProblems(environment, settings.GUIDE_SAMPLE ?? false),
		...hostProblems(environment),
		...problem('CONTENT_SERVICE_HEADER', environment.CONTENT_SERVICE_HEADER, headerFault),
		...problem('CONTENT_SERVICE_QUERY', environment.CONTENT_SERVICE_QUERY, queryFault),
		...problem('GUIDE_NOW', environment.GUIDE_NOW, dateTimeFault),
		...problem('GUIDE_SHARD', environment.GUIDE_SHARD, shardFault),
		...problem('SITE_URL', environment.SITE_URL, siteAddressFault),
		...problem('BASE_PATH', environment.BASE_PATH, basePathFault),
		...outputProblems(environment, settings.WAYMARK_CACHE ?? '', root),
		...draftsProblems(environment, settings, root),
		...problem('GUIDE_IMAGES_PRIVATE_HOSTS', environment.GUIDE_IMAGES_PRIVATE_HOSTS, hostsFault),
		...siteProblems(environment, site),
		...lookProblems(site, root),
		...componentProblems(statedGuide ?? {}, root),
	];
}

function outputProblems(environment: Environment, cache: string, root: string): SettingProblem[] {
	const where = wherePublished(environment);
	const message = outputFolderFault(where.folder, root, cache, where);
	return [
		...(message === '' ? [] : [{ setting: 'OUTPUT_DIRECTORY', message }]),
		...['CONTENT_REPORT', 'ADDRESSES_FILE'].flatMap((setting) =>
			problem(setting, environment[setting], (file) => storedFileFault(file, where.folder, root)),
		),
	];
}

/**
 * Returns a problem where the address of the service or its token is set alone, which means that
 * the other was lost: without the address the sample would be published in place of the guide.
 */
function serviceProblems({
	CONTENT_SERVICE_URL: url,
	CONTENT_SERVICE_TOKEN: token = '',
}: Environment): SettingProblem[] {
	const hasToken = token.trim() !== '';
	if (hasToken === (url !== undefined)) return [];
	return [
		hasToken
			? {
					setting: 'CONTENT_SERVICE_URL',
					message:
						'CONTENT_SERVICE_TOKEN is set, but CONTENT_SERVICE_URL is not: set it to the address of the content service, or leave both out for the sample guide.',
				}
			: {
					setting: 'CONTENT_SERVICE_TOKEN',
					message:
						'CONTENT_SERVICE_URL is set, but CONTENT_SERVICE_TOKEN is not: set it to the access token of the content service.',
				},
	];
}

/**
 * Returns a problem where a service is set although the sample is said to be meant, and where a
 * guide has an address but neither a service nor a sample that is meant: this means that both
 * settings of its service were lost.
 */
function sampleProblems(
	{ CONTENT_SERVICE_URL: url, CONTENT_SERVICE_TOKEN: token = '', SITE_URL: site }: Environment,
	isMeant: boolean,
): SettingProblem[] {
	if (isMeant && url !== undefined) {
		const message =
			'GUIDE_SAMPLE is true, but CONTENT_SERVICE_URL is set: leave out GUIDE_SAMPLE for a guide of that service, or CONTENT_SERVICE_URL and CONTENT_SERVICE_TOKEN for the sample guide.';
		return [{ setting: 'GUIDE_SAMPLE', message }];
	}
	const hasService = url !== undefined || token.trim() !== '';
	if (isMeant || hasService || site === undefined) return [];
	const message = `SITE_URL is set, but CONTENT_SERVICE_URL is not: the sample guide would be built for ${site}. Set CONTENT_SERVICE_URL and CONTENT_SERVICE_TOKEN or, if the sample is meant, GUIDE_SAMPLE to true.`;
	return [{ setting: 'CONTENT_SERVICE_URL', message }];
}

/**
 * Returns a problem where the environment names a host for a site without an origin: `host` in
 * `src/config/site.ts` is also of builds that are only tried out, but who names it in the
 * environment means to publish.
 */
function hostProblems({
	GUIDE_HOST: host = 'none',
	SITE_URL: site,
}: Environment): SettingProblem[] {
	if (host === 'none' || site !== undefined) return [];
	const message = `GUIDE_HOST is set to ${host}, but SITE_URL is not set: set it to the origin of the published guide, such as https://guide.example. To try things out, set it to ${wherePublished({}).origin} or leave GUIDE_HOST out.`;
	return [{ setting: 'SITE_URL', message }];
}

function shardFault(text: string): string {
	return shardNamed(text)
		? ''
		: `("${text}") is not a part of the pages. Give its number and how many there are, such as 2/4.`;
}

function siteAddressFault(text: string): string {
	const url = URL.parse(text);
	if (!url || !['http:', 'https:'].includes(url.protocol)) {
		return `("${text}") is not an http or https address. Give it in the form https://guide.example.`;
	}
	if (url.pathname !== '/') {
		return `("${text}") has a path. Set SITE_URL to ${url.origin} and BASE_PATH to ${url.pathname}.`;
	}
	return url.origin === text.replace(/\/$/, '').toLowerCase()
		? ''
		: `("${text}") has more than an origin. Set it to ${url.origin}.`;
}

function basePathFault(text: string): string {
	return /^\/([\w.~-]+(\/[\w.~-]+)*\/?)?$/.test(text) && !text.split('/').includes('..')
		? ''
		: `("${text}") is not a path such as / or /guide/.`;
}
