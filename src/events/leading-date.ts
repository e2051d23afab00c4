/** What tells which of several dates comes next, in the page as at the build. */
export interface EndingDate {
	/** The last instant at which it is not over. */
	endsAtMs: number;
}

/**
 * The first date that is neither over nor cancelled, else the first that is not over; `undefined` when all are over.
 *
 * @param dates By start.
 */
export function nextDate<D extends EndingDate>(
	dates: readonly D[],
	nowMs: number,
	isCancelled: (date: D) => boolean,
): D | undefined {
	const upcoming = dates.filter(({ endsAtMs }) => endsAtMs >= nowMs);
	return upcoming.find((date) => !isCancelled(date)) ?? upcoming[0];
}

/** The date that stands for an event: the next, else the one that ended last; `undefined` when there is none. */
export function leadingDate<D extends EndingDate>(
	dates: readonly D[],
	nowMs: number,
	isCancelled: (date: D) => boolean,
): D | undefined {
	return nextDate(dates, nowMs, isCancelled) ?? latestOf(dates);
}

function latestOf<D extends EndingDate>(dates: readonly D[]): D | undefined {
	return dates.reduce<D | undefined>(
		(latest, date) => (latest && latest.endsAtMs > date.endsAtMs ? latest : date),
		undefined,
	);
}
