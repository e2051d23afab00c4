import type { Occurrence } from '../../domain/events/occurrence.ts';
import { type Day, daysFromTo } from '../../domain/events/days.ts';
import type { Finding } from './finding.ts';

/** Minimum number of events of the day: of fewer one pattern is chance. */
const minEvents = 20;

const maxOrdinaryRunDays = 31;
const endOfRule = /(?:UNTIL|COUNT)=/i;

/**
 * Names what many events of one day have in common where the way they are written, and not the day,
 * brought them there.
 */
type TodaysPattern = 'rule without an end' | 'run of more than a month';

/** Counts by which pattern the events of today are on. */
export class TodaysEvents {
	/** Number of events that are on today. */
	count = 0;
	readonly #today: Day;
	readonly #byPattern = new Map<TodaysPattern, string[]>();

	constructor(today: Day) {
		this.#today = today;
	}

	add(id: string, dates: readonly Occurrence[]): void {
		const today = this.#today;
		const date = dates.find(({ firstDay, lastDay }) => firstDay <= today && today <= lastDay);
		if (date === undefined) return;
		this.count++;
		const pattern = patternOf(date);
		if (pattern === undefined) return;
		const ids = this.#byPattern.get(pattern) ?? [];
		this.#byPattern.set(pattern, ids);
		ids.push(id);
	}

	/** Returns the events of a pattern to which more than half of those of today belong. */
	findings(): Finding[] {
		return [...this.#byPattern].flatMap(([detail, ids]) =>
			this.count >= minEvents && ids.length > this.count / 2
				? ids.map((id) => ({
						rule: 'todays-pattern' as const,
						resource: 'events' as const,
						id,
						detail,
					}))
				: [],
		);
	}
}

function patternOf({ firstDay, lastDay, recurrenceRule }: Occurrence): TodaysPattern | undefined {
	if (recurrenceRule !== undefined && !endOfRule.test(recurrenceRule)) return 'rule without an end';
	return daysFromTo(firstDay, lastDay) > maxOrdinaryRunDays
		? 'run of more than a month'
		: undefined;
}
