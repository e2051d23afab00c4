import {
	locationAccuracyOf,
	type JudgedRecord,
	type PointDoubt,
	publishedPoint,
} from '../../domain/location-accuracy/location-accuracy.ts';
import {
	type FarPoint,
	farPoints,
	type StrayRules,
	type Surroundings,
	surroundingsOf,
} from '../../domain/location-accuracy/stray-points.ts';
import { distanceInMetres } from '../../domain/geo/coordinates.ts';
import { isOutsideCountry } from './country-of-coordinates.ts';
import type { Finding } from './finding.ts';
import type { LocatedRecord } from './located-record.ts';
import { townsOfOtherCodes } from './town-of-other-code.ts';
import { severalTownsFindings, townFindings } from './towns-at-one-point.ts';

/** Holds the name of a destination and the ids of the members that its record names. */
export interface MemberList {
	name: string;
	memberIds: readonly string[];
}

const ofGuide: StrayRules = {
	minPoints: 10,
	companyMetres: 50_000,
	minMetres: 100_000,
	timesMedian: 10,
};
const ofDestination: StrayRules = {
	minPoints: 6,
	companyMetres: 25_000,
	minMetres: 30_000,
	timesMedian: 8,
};
/**
 * Points in company are taken for right unless mended they would be so many times nearer: towns lie
 * on both sides of Greenwich.
 */
const timesNearer = 5;

/**
 * Returns findings on coordinates that are hardly right, each record once: swapped or of the wrong
 * sign, in another country than the address, far from everything else of the guide, of the address
 * and its town, or of a destination; in the midst of another district; where the postal code is,
 * and the town is not; or of several towns or streets. Then places of different towns on one point,
 * but for those whose point the guide leaves out: they are named for that.
 *
 * @param past Records of the past: they tell as much of the others' points as these do.
 */
export function locationFindings(
	located: readonly LocatedRecord[],
	destinations: readonly MemberList[],
	past: readonly JudgedRecord[] = [],
): Finding[] {
	const findings: Finding[] = [];
	const named = new Set<string>();
	const add = (found: readonly Finding[]) => {
		for (const finding of found) {
			if (named.has(finding.id)) continue;
			findings.push(finding);
			for (const id of [finding.id, ...(finding.others ?? [])]) named.add(id);
		}
	};
	const surroundings = surroundingsOf(located, ofGuide);
	add(farPoints(located, ofGuide).flatMap((far) => farFinding(far, surroundings) ?? []));
	add(foreignFindings(located));
	const doubts = locationAccuracyOf([...located, ...past]);
	add(
		severalTownsFindings(
			located.filter(({ id }) => !named.has(id)),
			doubts,
		),
	);
	add(located.flatMap((record) => doubtFinding(record, doubts.get(record.id)) ?? []));
	add(
		townsOfOtherCodes(located).map(({ line, record, commonCode }) => ({
			rule: 'town-of-other-code',
			resource: record.resource,
			id: record.id,
			detail: `${line} · ${commonCode}`,
		})),
	);
	const byId = new Map(located.map((record) => [record.id, record]));
	for (const { memberIds, name } of destinations) {
		const members = memberIds.flatMap((id) => byId.get(id) ?? []);
		add(
			farPoints(members, ofDestination)
				.filter(({ isAlone }) => isAlone)
				.map(({ metres, point }) => ({
					rule: 'coordinates-far-from-destination',
					resource: point.resource,
					id: point.id,
					detail: `${kilometres(metres)} · ${name}`,
				})),
		);
	}
	const published = located.filter(({ coordinates, id }) =>
		publishedPoint(coordinates, doubts.get(id)),
	);
	return [...findings, ...townFindings(published.filter(({ resource }) => resource === 'places'))];
}

function farFinding(
	{ isAlone, metres, point }: FarPoint<LocatedRecord>,
	{ middle, reachInMetres }: Surroundings,
): Finding | undefined {
	const { coordinates, id, resource } = point;
	const { latitude, longitude } = coordinates;
	const reach = isAlone ? reachInMetres : Math.min(reachInMetres, metres / timesNearer);
	const isThere = (there: number, eastwards: number) =>
		Math.abs(there) <= 90 &&
		distanceInMetres(middle, { latitude: there, longitude: eastwards }) <= reach;
	const shown = `${latitude}, ${longitude}`;
	if (isThere(longitude, latitude)) {
		return { rule: 'coordinates-swapped', resource, id, detail: shown };
	}
	if (isThere(latitude, -longitude) || isThere(-latitude, longitude)) {
		return { rule: 'coordinates-sign', resource, id, detail: shown };
	}
	if (!isAlone) return undefined;
	return { rule: 'coordinates-far', resource, id, detail: kilometres(metres) };
}

/**
 * Returns the finding on a point in doubt; points of several towns are reported for all records on
 * them at once.
 */
function doubtFinding(
	{ id, resource }: LocatedRecord,
	doubt: PointDoubt | undefined,
): Finding | undefined {
	switch (doubt?.kind) {
		case undefined:
		case 'of-several-towns':
			return undefined;
		case 'far-from-address': {
			const detail = `${kilometres(doubt.metres)} · ${doubt.line}`;
			return { rule: 'coordinates-far-from-address', resource, id, detail };
		}
		case 'among-other-towns': {
			const detail = `${doubt.line} · ${doubt.nearest}`;
			return { rule: 'coordinates-among-other-towns', resource, id, detail };
		}
		case 'point-of-town': {
			const { latitude, longitude } = doubt.coordinates;
			const detail = [`${latitude}, ${longitude}`, doubt.line, doubt.count].join(' · ');
			return { rule: 'coordinates-of-town', resource, id, detail };
		}
	}
}

/**
 * Returns a finding for each record whose coordinates lie outside its country; none where half or
 * more of a country's coordinates do, as then the guide's idea of the country is what is wrong.
 */
function foreignFindings(located: readonly LocatedRecord[]): Finding[] {
	const byCountry = new Map<string, LocatedRecord[]>();
	for (const record of located) {
		const code = record.countryCode?.toUpperCase() ?? '';
		const records = byCountry.get(code);
		if (records) records.push(record);
		else byCountry.set(code, [record]);
	}
	return [...byCountry].flatMap(([code, records]) => {
		const outside = records.filter(({ coordinates }) => isOutsideCountry(coordinates, code));
		if (outside.length * 2 >= records.length) return [];
		return outside.map(({ id, resource }) => ({
			rule: 'coordinates-other-country' as const,
			resource,
			id,
			detail: code,
		}));
	});
}

function kilometres(metres: number): string {
	return `${Math.round(metres / 1000)} km`;
}
