import { isDeepStrictEqual } from 'node:util';
import { type Build, buildFolder } from '../support/build-site.ts';
import { errorsOfSite, type PublishedState } from './published-state.ts';
import type { Situation } from './situations.ts';
import { containsToken, filesWithToken } from './token-search.ts';

/** The share of the published places that may be gone at once. */
const maxGoneShare = 0.2;
/** As much as a very busy machine may take. */
const maxSeconds = 1200;

const stackLine = /^\s+at .+:\d+:\d+\)?$/m;
const asBefore = /The build has failed: the site published in .+ is as before\.\s*$/;

export interface FinishedBuild {
	name: string;
	situation: Situation;
	builds: readonly Build[];
	before: PublishedState;
	after: PublishedState;
	/** Requests that the service was sent. */
	requests: number;
	/** Text of the report. */
	report: string;
	/** Every name that the service has told of a place, by its id. */
	namesOfPlaces: ReadonlyMap<string, ReadonlySet<string>>;
	/** Ids that the service has published throughout the build. */
	lasting: readonly string[];
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
			...promise(seconds < maxSeconds, `It took ${seconds.toFixed(0)} s.`),
			...promise(!containsToken(output), 'It told the token.'),
			...promise(!stackLine.test(output), 'It ended in a stack.'),
			...promise(
				exitCode !== 1 || before.places.size === 0 || asBefore.test(output),
				'Its last line does not say that the site is as before.',
			),
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
			situation.reported === undefined || build.report.includes(situation.reported),
			`The report does not say “${situation.reported}”.`,
		),
		...(situation.reflectsToken === true
			? filesWithToken(buildFolder(build.name)).map((path) => `The token is in ${path}.`)
			: []),
		...wrongNames(build),
		...missedRecords(build),
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

/**
 * Finds pages that tell a name which their place never had. Hostile ones are not compared: pages
 * mend them.
 */
function wrongNames({ after, namesOfPlaces }: FinishedBuild): string[] {
	return [...after.names].flatMap(([id, name]) => {
		const known = namesOfPlaces.get(id) ?? new Set();
		const isKnown = known.has(name) || [...known].some((text) => !/^[\w ]{1,40}$/.test(text));
		return promise(isKnown, `It tells “${name}” of ${id}, which the service never did.`);
	});
}

/** A list that loses one record while it is read loses no other. */
function missedRecords({ after, builds, lasting, situation }: FinishedBuild): string[] {
	if (situation.losesPlaceAfter === undefined || builds[0]?.exitCode !== 0) return [];
	const missed = lasting.filter((id) => after.snapshot?.has(id) !== true);
	return promise(missed.length === 0, `It missed ${missed.join(', ')}.`);
}

function keeps(before: number, after: number): boolean {
	return before - after <= before * maxGoneShare;
}

function promise(isKept: boolean, complaint: string): string[] {
	return isKept ? [] : [complaint];
}
