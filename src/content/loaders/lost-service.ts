import { resolve } from 'node:path';
import { isLoopback } from '../../config/loopback.ts';
import { serviceOfSnapshot } from '../snapshot/snapshot-condition.ts';
import { snapshotPath } from '../../config/memory-files.ts';
import { addressOfSite } from '../../config/address-of-site.ts';
import {
	type Environment,
	readSettings,
	type SettingProblem,
	setVariables,
} from '../../config/read-settings.ts';
import { wherePublished } from '../../config/where-published.ts';

/**
 * Returns what is wrong where no setting of a service is left, as when `.env` was lost, and files
 * show that there was one: the sample would be published in place of a guide. Not wrong are the
 * sites and services of this machine, by which things are tried out.
 *
 * Builds refuse it and the doctor tells it: no other command writes a site.
 *
 * @param variables Variables of the environment and of `.env`.
 * @param root The folder of the project.
 */
export function lostServiceProblems(
	variables: Environment,
	root: string = process.cwd(),
): SettingProblem[] {
	const environment = setVariables(variables);
	const { settings } = readSettings(environment);
	const {
		CONTENT_SERVICE_TOKEN: token = '',
		CONTENT_SERVICE_URL: url,
		SITE_URL: site,
	} = environment;
	// With any of these, what is left of the settings tells by itself.
	const hasOwnSettings = url !== undefined || token.trim() !== '' || site !== undefined;
	if (hasOwnSettings || settings.GUIDE_SAMPLE === true) return [];
	const found = [
		...publishedSite(resolve(root, wherePublished(environment).folder)),
		...readService(resolve(root, snapshotPath(settings.WAYMARK_CACHE ?? ''))),
	];
	if (found.length === 0) return [];
	const message = `CONTENT_SERVICE_URL is not set, but ${found.join(', and ')}: the sample guide would be built in ${found.length > 1 ? 'their' : 'its'} place. See whether .env is there, or set CONTENT_SERVICE_URL and CONTENT_SERVICE_TOKEN or, if the sample is meant, GUIDE_SAMPLE to true.`;
	return [{ setting: 'CONTENT_SERVICE_URL', message }];
}

function publishedSite(folder: string): string[] {
	const address = addressOfSite(folder);
	return address === undefined ? [] : [`${folder} holds the site of ${address}`];
}

function readService(path: string): string[] {
	const service = serviceOfSnapshot(path);
	return service === undefined || isOfThisMachine(service)
		? []
		: [`${path} holds what was read from ${service}`];
}

function isOfThisMachine(address: string): boolean {
	const url = URL.parse(address);
	return url !== null && isLoopback(url.hostname);
}
