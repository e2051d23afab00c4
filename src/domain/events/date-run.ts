import { type Day, addDays } from './days.ts';

/** Dates of several days each that follow one another without a gap: for visitors one date. */
export interface DateRun {
	firstDay: Day;
	lastDay: Day;
	start: { epochMs: number };
	/** Last instant at which none of its dates is to come. */
	endsAtMs: number;
}

/** Describes where a date stands among the other dates of its event. */
export interface AmongDates {
	/** Run of which it is a part; absent where that has no other days. */
	run?: DateRun | undefined;
	/** Whether another date that takes place begins after it, or after its run. */
	isFollowed?: true;
}

/** Days with what is to be known to put them into words. */
export interface ShownDays extends Pick<DateRun, 'firstDay' | 'lastDay'> {
	/** Whether other dates come after them: they are not shown by their end. */
	isFollowed?: boolean | undefined;
}

/**
 * Returns dates with where each stands among the others.
 *
 * Our reading: sources divide what is on for months where its hours change. A day without it is a
 * gap, and so is a date of another status: what is said beside a run is true of all its days.
 *
 * @param dates Dates of one event, by start; they keep their order.
 * @param statusOf What is said of a date, the same text where it is the same; `undefined` of one
 *   that does not take place.
 */
export function amongDates<D extends DateRun>(
	dates: readonly D[],
	statusOf: (date: D) => string | undefined,
): (D & AmongDates)[] {
	if (!dates.some(hasSeveralDays) || dates.length < 2) return [...dates];
	const runs = runsOf(dates, statusOf);
	const latest = dates.reduce(
		(day, date) => (date.firstDay > day && statusOf(date) !== undefined ? date.firstDay : day),
		'',
	);
	return dates.map((date) => {
		const run = runs.get(date);
		const isWhole = run?.firstDay === date.firstDay && run.lastDay === date.lastDay;
		return {
			...date,
			...(run && !isWhole && { run }),
			...(hasSeveralDays(date) && latest > (run ?? date).lastDay && { isFollowed: true }),
		};
	});
}

/** Returns the days that are shown for a date where it stands for its event. */
export function shownDays(date: ShownDays & AmongDates): ShownDays {
	const { firstDay, lastDay } = date.run ?? date;
	return { firstDay, lastDay, isFollowed: date.isFollowed };
}

/** Returns the days that are shown for a date beside the other dates of its event. */
export function ownDays({ firstDay, isFollowed, lastDay, run }: ShownDays & AmongDates): ShownDays {
	return { firstDay, lastDay, isFollowed: isFollowed ?? (run && run.lastDay > lastDay) };
}

function runsOf<D extends DateRun>(
	dates: readonly D[],
	statusOf: (date: D) => string | undefined,
): Map<D, DateRun> {
	const runs = new Map<D, DateRun>();
	const latest = new Map<string, DateRun>();
	for (const date of dates) {
		const status = hasSeveralDays(date) ? statusOf(date) : undefined;
		if (status === undefined) continue;
		const { endsAtMs, firstDay, lastDay, start } = date;
		const before = latest.get(status);
		if (before && firstDay <= addDays(before.lastDay, 1)) {
			if (lastDay > before.lastDay) before.lastDay = lastDay;
			before.endsAtMs = Math.max(before.endsAtMs, endsAtMs);
			runs.set(date, before);
		} else {
			const run = { endsAtMs, firstDay, lastDay, start: { epochMs: start.epochMs } };
			latest.set(status, run);
			runs.set(date, run);
		}
	}
	return runs;
}

/** Returns whether a date is on for more than one day. */
export function hasSeveralDays({
	firstDay,
	lastDay,
}: Pick<DateRun, 'firstDay' | 'lastDay'>): boolean {
	return firstDay !== lastDay;
}
