import { expect, test } from '@playwright/test';
import { brokenPromises, type FinishedBuild } from '../../soak/broken-promises.ts';
import type { PublishedState } from '../../soak/published-state.ts';
import { placeId } from '../../support/records.ts';
import { distinctiveToken } from '../../support/site-builds.ts';

const names = (count: number) => Array.from({ length: count }, (_, index) => `place-${index}`);
const state = (places: number, members: Partial<PublishedState> = {}): PublishedState => ({
	files: { 'index.html': 'digest' },
	places: new Set(names(places)),
	names: new Map([[placeId(1), 'Mill']]),
	snapshot: new Set(names(places)),
	addresses: new Set(['places mill plc_1']),
	leftovers: [],
	...members,
});
const build = (exitCode: number | null, output = '') => ({
	exitCode,
	output,
	folder: '',
	reportPath: '',
	seconds: 5,
});
const asBefore = 'The build has failed: the site published in /srv/site is as before.\n';
const failed: FinishedBuild = {
	name: 'none',
	situation: { exitCodes: [1] },
	builds: [build(1, asBefore)],
	report: '',
	namesOfPlaces: new Map([[placeId(1), new Set(['Mill'])]]),
	lasting: [],
	before: state(40),
	after: state(40),
	requests: 4,
};

test('a build that fails and leaves everything as it was keeps all promises', async () => {
	expect(await brokenPromises(failed)).toEqual([]);
});

test('each promise that is broken is told', async () => {
	const spoilt = state(20, {
		snapshot: new Set(names(20)),
		addresses: new Set(),
		leftovers: ['dist.x.partial'],
	});

	expect(
		await brokenPromises({
			...failed,
			situation: { exitCodes: [3], words: ['--offline'] },
			builds: [build(1, `Bearer ${distinctiveToken}\n    at run (build.ts:1:2)`)],
			after: spoilt,
		}),
	).toEqual([
		'It ended with 1.',
		'It told the token.',
		'It ended in a stack.',
		'Its last line does not say that the site is as before.',
		'It published 20 places in the place of 40.',
		'The snapshot holds 20 places in the place of 40.',
		'Addresses are forgotten.',
		'It left dist.x.partial.',
		'It asked the service for something, though offline.',
	]);
	const wrong = new Map([[placeId(1), 'Not Mill']]);
	expect(
		await brokenPromises({
			...failed,
			situation: { exitCodes: [0], losesPlaceAfter: 2, reported: 'too long' },
			builds: [build(0)],
			after: state(40, { names: wrong }),
			lasting: ['place-1', 'place-40'],
		}),
	).toEqual([
		'The report does not say “too long”.',
		`It tells “Not Mill” of ${placeId(1)}, which the service never did.`,
		'It missed place-40.',
	]);
	expect(await brokenPromises({ ...failed, after: state(40, { snapshot: undefined }) })).toEqual([
		'The snapshot is lost or damaged.',
		'The snapshot holds undefined places in the place of 40.',
	]);
});
