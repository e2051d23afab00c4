import { valueKey } from '../../../domain/facets/spelling.ts';
import { kindLabel } from '../../../domain/places/kind-label.ts';
import { whereaboutsOf } from './place-card.ts';

/**
 * Holds what may distinguish a place or an event from another of its name, as far as it is stated.
 */
export interface Namesake {
	name: string;
	/** Outermost first. */
	categories?: readonly string[];
	kind?: string | undefined;
	street?: string | undefined;
	neighbourhood?: string | undefined;
	city?: string | undefined;
}

/**
 * Details that tell namesakes apart: a hotel and its restaurant often bear one name; branches of a
 * firm are in several streets or towns.
 */
const details: readonly ((record: Namesake) => string | undefined)[] = [
	kindLabel,
	({ street }) => street,
	whereaboutsOf,
];

/**
 * Returns a label for each record: its name, and where another record has the same name in whatever
 * spelling, a detail that distinguishes it. That is the kind, else the street, else the town; the
 * name stays alone where every detail is shared or not stated.
 *
 * @param subjects What the page is about, from which they are to be told apart as well.
 */
export function namesakeLabels(
	records: readonly Namesake[],
	subjects: readonly Namesake[],
): string[] {
	const bearers = Map.groupBy([...records, ...subjects], nameKey);
	return records.map((record) => {
		const others = (bearers.get(nameKey(record)) ?? []).filter((other) => other !== record);
		const detail = others.length === 0 ? undefined : distinctiveDetail(record, others);
		return detail === undefined ? record.name : `${record.name} – ${detail}`;
	});
}

function distinctiveDetail(record: Namesake, others: readonly Namesake[]): string | undefined {
	const isDistinctive = (of: (record: Namesake) => string | undefined) =>
		of(record) !== undefined && others.every((other) => !isSame(of(record), of(other)));
	return details.find(isDistinctive)?.(record);
}

function nameKey({ name }: Namesake): string {
	return valueKey(name);
}

function isSame(a: string | undefined, b: string | undefined): boolean {
	return valueKey(a ?? '') === valueKey(b ?? '');
}
