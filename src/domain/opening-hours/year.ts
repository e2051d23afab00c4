import { type MonthDay, dateOf, dayOf } from './calendar.ts';
import type { Period } from './period.ts';

/** Days of the year, 29 February among them. */
export const daysOfYear: readonly MonthDay[] = Array.from(
	{ length: 366 },
	(_, index) => dateOf(dayOf(2000_01_01) + index) % 10_000,
);
const positions = new Map(daysOfYear.map((day, index) => [day, index]));

/** Days in a row with the same label. */
export interface Stretch<Label> {
	label: Label;
	/** Days since 1 January of a leap year, and how many they are. */
	start: number;
	length: number;
}

/**
 * Returns the stretches of the whole year, 1 January to 31 December, cut where the label of its
 * days changes.
 *
 * @param periods the yearly ones at whose ends it can change.
 */
export function stretchesOfYear<Label>(
	periods: readonly Period[],
	labelOn: (day: MonthDay) => Label,
): Stretch<Label>[] {
	const cuts = new Set([0]);
	for (const { from, through } of periods) {
		cuts.add(positions.get(from) ?? 0);
		cuts.add(((positions.get(through) ?? 0) + 1) % daysOfYear.length);
	}
	const starts = [...cuts].toSorted((one, other) => one - other);
	const pieces = starts.map((start, index) => ({
		label: start,
		start,
		length: (starts[index + 1] ?? daysOfYear.length) - start,
	}));
	return relabelled(pieces, (start) => labelOn(daysOfYear[start] ?? 0));
}

/** Gives the days other labels; neighbours with the same label become one. */
export function relabelled<Old, Label>(
	stretches: readonly Stretch<Old>[],
	labelFor: (label: Old) => Label,
): Stretch<Label>[] {
	const joined: Stretch<Label>[] = [];
	for (const { label: old, start, length } of stretches) {
		const label = labelFor(old);
		const last = joined.at(-1);
		if (last && last.label === label) last.length += length;
		else joined.push({ label, start, length });
	}
	return joined;
}

export function periodOf({ start, length }: Stretch<unknown>): Period {
	return { from: daysOfYear[start] ?? 0, through: daysOfYear[start + length - 1] ?? 0 };
}

/**
 * Returns the periods of the stretches with a label, in order; a stretch that ends the year and one
 * that begins it are one period, which comes last.
 */
export function periodsWith<Label>(stretches: readonly Stretch<Label>[], label: Label): Period[] {
	const periods = stretches.filter((stretch) => stretch.label === label).map(periodOf);
	const [first, last] = [stretches[0], stretches.at(-1)];
	const [firstPeriod, lastPeriod] = [periods[0], periods.at(-1)];
	if (!firstPeriod || !lastPeriod || firstPeriod === lastPeriod) return periods;
	if (first?.label !== label || last?.label !== label) return periods;
	return [...periods.slice(1, -1), { from: lastPeriod.from, through: firstPeriod.through }];
}
