import { isDeepStrictEqual } from 'node:util';
import type { Build } from '../support/build-site.ts';
import { distinctiveToken } from '../support/site-builds.ts';
import { errorsOfSite, type PublishedState } from './published-state.ts';
import type { Situation } from './situations.ts';

/** The share of the published places that may be gone at once. */
const mostGone = 0.2;
/** As much as a very busy machine may take. */
const mostSeconds = 1200;

export interface FinishedBuild {
	name: string;
	situation: Situation;
	builds: readonly Build[];
	before: PublishedState;
	after: PublishedState;
	/** Requests that the service was sent. */
	requests: number;
}

/** Returns what a build did that no build may do, in sentences; none where all is well. */
export async function brokenPromises(build: FinishedBuild): Promise<string[]> {
	const { after, before, builds, situation } = build;
	const isKilled = builds.some(({ exitCode }) => exitCode === null);
	const isPublished = builds.some(({ exitCode }) => exitCode === 0 || exitCode === 3);
	const isChanged = !isDeepStrictEqual(after.files, before.files);
	const acceptsShrink = situation.words?.includes('--accept-shrink') === true;
	return [
		...builds.flatMap(({ exitCode, output, seconds }) => [
			...promise(situation.exitCodes.includes(exitCode), `It ended with ${exitCode}.`),
			...promise(seconds < mostSeconds, `It took ${seconds.toFixed(0)} s.`),
			...promise(!output.includes(distinctiveToken), 'It told the token.'),
		]),
		...promise(isPublished || isKilled || !isChanged, 'It failed, but changed the site.'),
		...promise(!isPublished || after.places.size > 0, 'It published no place.'),
		...(isChanged && after.places.size > 0 ? await siteProblems(build) : []),
		...promise(
			acceptsShrink || isKilled || keeps(before.places.size, after.places.size),
			`It published ${after.places.size} places in the place of ${before.places.size}.`,
		),
		...promise(
			after.snapshot !== undefined || before.snapshot === undefined,
			'The snapshot is lost or damaged.',
		),
		...promise(
			acceptsShrink || keeps(before.snapshot?.size ?? 0, after.snapshot?.size ?? 0),
			`The snapshot holds ${after.snapshot?.size} places in the place of ${before.snapshot?.size}.`,
		),
		...promise(
			[...before.addresses].every((address) => after.addresses.has(address)),
			'Addresses are forgotten.',
		),
		...promise(isKilled || after.leftovers.length === 0, `It left ${after.leftovers.join(', ')}.`),
		...promise(
			situation.words?.includes('--offline') !== true || build.requests === 0,
			'It asked the service for something, though offline.',
		),
	];
}

/** A site that has changed must be whole, sound, and that of the snapshot. */
async function siteProblems({ after, name }: FinishedBuild): Promise<string[]> {
	const pages = after.places.size;
	const errors = await errorsOfSite(name);
	return [
		...errors.map((error) => `The site was published with an error: ${error}`),
		...promise(
			pages >= (after.snapshot?.size ?? 0),
			`The site has pages of ${pages} places; the snapshot holds ${after.snapshot?.size}.`,
		),
		...promise('sitemap-index.xml' in after.files, 'The site has no sitemap.'),
	];
}

function keeps(before: number, after: number): boolean {
	return before - after <= before * mostGone;
}

function promise(isKept: boolean, complaint: string): string[] {
	return isKept ? [] : [complaint];
}
