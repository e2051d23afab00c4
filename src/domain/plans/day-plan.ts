import { hourMs, minuteMs } from '../../i18n/durations.ts';
import { type Coordinates, distanceInMetres } from '../geo/coordinates.ts';
import { isWayKnown } from '../geo/precision.ts';
import type { Absence, VisitTimes, VisitWindow } from './visit-times.ts';

/** Describes something that a day may have. */
export interface DayStop {
	/** Absent where no point is known. */
	coordinates?: Coordinates | undefined;
	times: VisitTimes;
	/** Absent where the visitor has chosen none. */
	stayMs?: number | undefined;
}

/** Holds what holds for the whole day. */
export interface DayFrame {
	startMs: number;
	/** Midnight after the day: nobody waits for what opens later. */
	endMs: number;
	/** Speed along the straight line, in metres an hour. */
	metresPerHour: number;
}

/** Describes the way from the stop before. */
export interface Way {
	/** Position of that stop in the day: the last one with a point. */
	from: number;
	metres: number;
	ms: number;
}

/** Says what speaks against a visit. */
export type Conflict =
	| { kind: Absence | 'too-late' }
	| { kind: 'too-far'; metres: number }
	| { kind: 'closes' | 'begins'; atMs: number };

/** Describes a stop of a day that has been worked out. */
export interface PlannedVisit {
	/** Absent for the first stop, and where no point of one of both is known. */
	way?: Way | undefined;
	/** Absent where the stop has no part in the day, as it is closed: it takes no time. */
	arrivesMs?: number;
	/** Time of the beginning, after waiting until it opens or begins. */
	startsMs?: number;
	leavesMs: number;
	conflict?: Conflict;
	/** Closes or ends before the stay is over. */
	shortenedAtMs?: number;
	/** Whether it is not known if one can come then. */
	isUnclear?: true;
	/** Whether one comes to its beginning. */
	isPerformance?: true;
}

export const defaultStayMs = hourMs;
/**
 * Maximum time of a way on foot: nobody walks farther in one go, so that such a stop is not gone
 * to.
 */
const maxWayMs = 3 * hourMs;
/** Time after midnight up to which a day goes on, in milliseconds. */
const maxNightMs = 6 * hourMs;

/**
 * Works out a day: when one arrives at each stop, waits and leaves, and what speaks against it.
 *
 * What cannot be visited on the day, or is too far, takes no time; what is closed on arrival takes
 * that of the way.
 *
 * @param stops Stops in their order.
 * @param metresBetween Metres between two stops; `undefined` where it is not known.
 */
export function dayPlan<Stop extends DayStop>(
	stops: readonly Stop[],
	frame: DayFrame,
	metresBetween: (from: Stop, to: Stop) => number | undefined = metresBetweenStops,
): PlannedVisit[] {
	let nowMs = frame.startMs;
	let last: { stop: Stop; at: number } | undefined;
	return stops.map((stop, at) => {
		const metres = last && metresBetween(last.stop, stop);
		const way = last && metres !== undefined && wayOf(last.at, metres, frame);
		const arrivesMs = nowMs + (way ? way.ms : 0);
		const visit =
			way && way.ms > maxWayMs && !stop.times.absence
				? { leavesMs: nowMs, conflict: { kind: 'too-far' as const, metres: way.metres } }
				: visitAt(stop, arrivesMs, frame);
		if (visit.arrivesMs === undefined) return { ...visit, leavesMs: nowMs };
		nowMs = visit.leavesMs;
		if (stop.coordinates) last = { stop, at };
		return way ? { ...visit, way } : visit;
	});
}

/** Returns the metres between two stops as the crow flies; `undefined` where no point shows it. */
export function metresBetweenStops(from: DayStop, to: DayStop): number | undefined {
	const [start, end] = [from.coordinates, to.coordinates];
	return start && end && isWayKnown(start, end) ? distanceInMetres(start, end) : undefined;
}

function wayOf(from: number, metres: number, { metresPerHour }: DayFrame): Way {
	return { from, metres, ms: Math.ceil((metres / metresPerHour) * 60) * minuteMs };
}

function visitAt({ stayMs, times }: DayStop, arrivesMs: number, frame: DayFrame): PlannedVisit {
	const { absence, windows } = times;
	const open = windowAt(windows, arrivesMs, frame.endMs);
	const missed = absence ? undefined : windows.findLast(({ fromMs }) => fromMs <= arrivesMs);
	const window = open ?? missed;
	if (!window) return { leavesMs: arrivesMs, conflict: { kind: absence ?? 'closed' } };
	if (arrivesMs > frame.endMs + maxNightMs) {
		return { leavesMs: arrivesMs, conflict: { kind: 'too-late' } };
	}
	const visit = { arrivesMs, startsMs: arrivesMs, leavesMs: arrivesMs };
	const { fromMs, kind, untilMs } = window;
	const startsMs = Math.max(arrivesMs, fromMs);
	if (untilMs <= arrivesMs) {
		const conflict: Conflict = kind === 'begins' ? { kind, atMs: fromMs } : closing(untilMs);
		return { ...visit, conflict };
	}
	const leavesMs = startsMs + (stayMs ?? defaultStayOf(window, startsMs));
	return {
		arrivesMs,
		startsMs,
		leavesMs,
		...(kind === 'begins' && { isPerformance: true }),
		...(kind === 'begins' && arrivesMs > fromMs && { conflict: { kind, atMs: fromMs } }),
		...(kind === 'unclear' && { isUnclear: true }),
		...(kind === 'open' && leavesMs > untilMs && { shortenedAtMs: untilMs }),
	};
}

/** Returns what one can come to at an instant, or wait for on the day. */
function windowAt(
	windows: readonly VisitWindow[],
	instantMs: number,
	endMs: number,
): VisitWindow | undefined {
	const now = windows.filter(({ fromMs, untilMs }) => fromMs <= instantMs && instantMs < untilMs);
	const next = windows.find(({ fromMs }) => fromMs > instantMs && fromMs < endMs);
	return (
		now.find(
			({ fromMs, kind }) => kind === 'open' || (kind === 'begins' && fromMs === instantMs),
		) ??
		now.find(({ kind }) => kind === 'unclear') ??
		(next && windowAt(windows, next.fromMs, endMs))
	);
}

function closing(atMs: number): Conflict {
	return { kind: 'closes', atMs };
}

/**
 * Returns the stay at a stop: to the end of what one comes to the beginning of, where that is
 * stated.
 */
function defaultStayOf({ kind, untilMs }: VisitWindow, startsMs: number): number {
	return kind === 'begins' && untilMs < Infinity ? untilMs - startsMs : defaultStayMs;
}
