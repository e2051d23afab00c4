/** Holds what decides which of several dates comes next, in the page as at the build. */
export interface EndingDate {
	/** Last instant at which it is not over. */
	endsAtMs: number;
}

/**
 * Returns the state of a date: one that is called off leads only where all that are to come are, a
 * cancelled one last.
 */
export type StateOf<D> = (date: D) => string | undefined;

/**
 * Returns the first date that is not over and takes place, else one that was postponed, else one
 * that is cancelled; `undefined` when all are over.
 *
 * @param dates Dates by start.
 */
export function nextDate<D extends EndingDate>(
	dates: readonly D[],
	nowMs: number,
	stateOf: StateOf<D>,
): D | undefined {
	const upcoming = dates.filter(({ endsAtMs }) => endsAtMs >= nowMs);
	return (
		upcoming.find((date) => !['cancelled', 'postponed'].includes(stateOf(date) ?? '')) ??
		upcoming.find((date) => stateOf(date) !== 'cancelled') ??
		upcoming[0]
	);
}

/**
 * Returns the date that stands for an event: the next, else the one that ended last; `undefined`
 * when there is none.
 */
export function leadingDate<D extends EndingDate>(
	dates: readonly D[],
	nowMs: number,
	stateOf: StateOf<D>,
): D | undefined {
	return nextDate(dates, nowMs, stateOf) ?? latestOf(dates);
}

function latestOf<D extends EndingDate>(dates: readonly D[]): D | undefined {
	return dates.reduce<D | undefined>(
		(latest, date) => (latest && latest.endsAtMs > date.endsAtMs ? latest : date),
		undefined,
	);
}
