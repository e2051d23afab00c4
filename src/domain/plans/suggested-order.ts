import { minuteMs } from '../../i18n/durations.ts';
import {
	dayPlan,
	type DayFrame,
	type DayStop,
	metresBetweenStops,
	type PlannedVisit,
} from './day-plan.ts';

/** Weighs what speaks against a visit in minutes, so that no way is too long to do without. */
const conflictMinutes = 100_000;
const shortenedMinutes = 300;
const unclearMinutes = 30;
/**
 * Weight of a minute on the way, which is worse than one of waiting: where both add up to the same,
 * ways decide.
 */
const wayWeight = 2;
/** Maximum number of stops of which all orders are tried. */
const fewStops = 6;
/**
 * Maximum number of orders that are tried: as many as a slow phone tries of fifty stops in a
 * second; ten stops take fewer.
 */
const maxOrders = 4000;

type Cost<Stop> = (order: readonly Stop[]) => number;

/**
 * Returns stops in an order that suits a day: with hours and beginnings kept, as far as that can
 * be, and with short ways and little waiting. It never has more conflicts than the order that is
 * given. What cannot be visited on the day is last, in its order.
 */
export function suggestedOrder<Stop extends DayStop>(
	stops: readonly Stop[],
	frame: DayFrame,
): Stop[] {
	const canBe = (stop: Stop) => !stop.times.absence;
	const metres = rememberedMetres();
	const cost = (order: readonly Stop[]) => costOf(order, dayPlan(order, frame, metres));
	const open = stops.filter(canBe);
	const order =
		open.length > fewStops
			? improved(bestOf([inserted(open, cost), open], cost), cost)
			: bestOf(ordersOf(open), cost);
	return [...order, ...stops.filter((stop) => !canBe(stop))];
}

/** Puts in each stop where it adds least, first what has the least time to be visited. */
function inserted<Stop extends DayStop>(stops: readonly Stop[], cost: Cost<Stop>): Stop[] {
	let order: Stop[] = [];
	for (const stop of stops.toSorted(byEnd)) order = bestOf(insertions(order, stop), cost);
	return order;
}

function byEnd(one: DayStop, other: DayStop): number {
	const [oneEnd, otherEnd] = [lastStartMs(one), lastStartMs(other)];
	return oneEnd === otherEnd ? 0 : oneEnd - otherEnd;
}

function lastStartMs({ times }: DayStop): number {
	return Math.max(
		...times.windows.map(({ fromMs, kind, untilMs }) => (kind === 'begins' ? fromMs : untilMs)),
	);
}

/** Moves single stops, and turns parts of the day round, as long as that makes it better. */
function improved<Stop>(order: Stop[], cost: Cost<Stop>): Stop[] {
	let [best, least, tried] = [order, cost(order), 0];
	for (let before = Infinity; least < before && tried < maxOrders;) {
		before = least;
		for (const [from, to] of pairsOf(order.length)) {
			const others = [moved(best, from, to), ...(from < to ? [turned(best, from, to)] : [])];
			for (const other of others) {
				const costs = cost(other);
				if (costs < least) [best, least] = [other, costs];
			}
			tried += others.length;
		}
	}
	return best;
}

function pairsOf(count: number): [number, number][] {
	const numbers = Array.from({ length: count }, (_, at) => at);
	return numbers.flatMap((from) =>
		numbers.flatMap((to): [number, number][] => (from === to ? [] : [[from, to]])),
	);
}

function moved<Stop>(order: readonly Stop[], from: number, to: number): Stop[] {
	return order.toSpliced(from, 1).toSpliced(to, 0, ...order.slice(from, from + 1));
}

function turned<Stop>(order: readonly Stop[], from: number, to: number): Stop[] {
	const part = order.slice(from, to + 1).reverse();
	return order.toSpliced(from, part.length, ...part);
}

function insertions<Stop>(order: readonly Stop[], stop: Stop): Stop[][] {
	return Array.from({ length: order.length + 1 }, (_, at) => order.toSpliced(at, 0, stop));
}

function ordersOf<Stop>(stops: readonly Stop[]): Stop[][] {
	if (stops.length < 2) return [[...stops]];
	return stops.flatMap((first, at) =>
		ordersOf(stops.toSpliced(at, 1)).map((rest) => [first, ...rest]),
	);
}

function bestOf<Stop>(orders: readonly (readonly Stop[])[], cost: Cost<Stop>): Stop[] {
	let [best, least]: [readonly Stop[], number] = [[], Infinity];
	for (const order of orders) {
		const costs = cost(order);
		if (costs < least) [best, least] = [order, costs];
	}
	return [...best];
}

function costOf(order: readonly DayStop[], visits: readonly PlannedVisit[]): number {
	return visits.reduce((sum, visit, at) => sum + minutesOf(visit, order[at]), 0);
}

function minutesOf(visit: PlannedVisit, stop: DayStop | undefined): number {
	const { arrivesMs = 0, conflict, isUnclear, leavesMs, shortenedAtMs, startsMs = 0, way } = visit;
	// How far it is to a closed door decides nothing.
	if (conflict && leavesMs <= (arrivesMs || Infinity)) return conflictMinutes;
	// What is unclear at all times is so in any order.
	const isAvoidable = isUnclear && stop?.times.windows.some(({ kind }) => kind !== 'unclear');
	return (
		(conflict ? conflictMinutes : 0) +
		(shortenedAtMs === undefined ? 0 : shortenedMinutes) +
		(isAvoidable ? unclearMinutes : 0) +
		(startsMs - arrivesMs + wayWeight * (way?.ms ?? 0)) / minuteMs
	);
}

/** Measures each way once: thousands of orders have the same. */
function rememberedMetres(): typeof metresBetweenStops {
	const known = new Map<DayStop, Map<DayStop, number | undefined>>();
	return (from, to) => {
		const ways = known.get(from) ?? new Map<DayStop, number | undefined>();
		known.set(from, ways);
		if (!ways.has(to)) ways.set(to, metresBetweenStops(from, to));
		return ways.get(to);
	};
}
