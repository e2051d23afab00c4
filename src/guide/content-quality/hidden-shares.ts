import { valueKey } from '../../domain/facets/spelling.ts';
import type { MemberList } from './location-findings.ts';

/** Describes to what a place or an event belongs: its source, its category and where it is. */
export interface CountedRecord {
	id: string;
	/** Whether its own validity hides it from all lists. */
	isHidden: boolean;
	source?: string | undefined;
	category?: string | undefined;
	/** Town, region and neighbourhood of the place. */
	whereabouts: readonly string[];
}

export interface HiddenShare {
	kind: 'destination' | 'source' | 'category';
	name: string;
	hidden: number;
	total: number;
}

/** Share from which on so much is missing that somebody should know. */
const notableShare = 0.2;

/**
 * Minimum number of records of which a share counts: of fewer, one or two are a large share; a
 * destination counts in any case.
 */
const minRecords = 5;

/**
 * Returns the destinations, sources and categories of which more than a fifth is hidden, those with
 * the most hidden first.
 *
 * @param missing Ids of records that the service lists, and that could not be read.
 */
export function hiddenShares(
	records: readonly CountedRecord[],
	destinations: readonly MemberList[],
	missing: ReadonlySet<string>,
): HiddenShare[] {
	const shares = [
		...destinationShares(records, destinations, missing),
		...sharesBy('source', records, ({ source }) => source),
		...sharesBy('category', records, ({ category }) => category),
	];
	return shares
		.filter(({ hidden, total }) => hidden > total * notableShare)
		.sort((a, b) => b.hidden - a.hidden);
}

function destinationShares(
	records: readonly CountedRecord[],
	destinations: readonly MemberList[],
	missing: ReadonlySet<string>,
): HiddenShare[] {
	const byId = new Map(records.map((record) => [record.id, record]));
	const byName = Map.groupBy(
		records.flatMap((record) =>
			[...new Set(record.whereabouts.map(valueKey))].map((key) => ({ key, record })),
		),
		({ key }) => key,
	);
	return destinations.map(({ memberIds, name }) => {
		const members =
			memberIds.length === 0
				? (byName.get(valueKey(name)) ?? []).map(({ record }) => record)
				: memberIds.flatMap((id) => byId.get(id) ?? []);
		const missed = memberIds.filter((id) => missing.has(id)).length;
		const hidden = members.filter(({ isHidden }) => isHidden).length + missed;
		return { kind: 'destination' as const, name, hidden, total: members.length + missed };
	});
}

function sharesBy(
	kind: HiddenShare['kind'],
	records: readonly CountedRecord[],
	nameOf: (record: CountedRecord) => string | undefined,
): HiddenShare[] {
	const groups = Map.groupBy(records, (record) => nameOf(record) ?? '');
	return [...groups].flatMap(([name, members]) => {
		const hidden = members.filter(({ isHidden }) => isHidden).length;
		return name === '' || members.length < minRecords
			? []
			: [{ kind, name, hidden, total: members.length }];
	});
}
