import { dayMs } from '../../i18n/durations.ts';
import type { EventClock } from './dated-event.ts';
import type { Occurrence } from './occurrence.ts';
import { isOutlived, startOf } from './rule-counting.ts';
import { instanceAt } from './rule-instance.ts';
import { lastStartWithin, ruleEndInstant } from './rule-starts.ts';

/** How far a rule with a number of times is followed. */
const longestCountMs = 5 * 366 * dayMs;

/** Until when a rule has dates. */
export interface RuleEnd {
	/**
	 * `Infinity` for a rule without end, however long ago it began, and for one that cannot be read
	 * or counted out: it proves no end.
	 */
	endMs: number;
	/** The last of its dates, where that is known. */
	last?: Occurrence | undefined;
}

/**
 * When the rule of an occurrence ends, if it has an instance that starts after an instant;
 * `undefined` when it has none.
 *
 * @param isCountedOut Whether it may be, where its end is not told without.
 */
export function laterInstanceEnd(
	source: Occurrence,
	afterMs: number,
	clock: EventClock,
	isCountedOut: boolean,
): RuleEnd | undefined {
	const { rule, timeZone } = source;
	if (rule === undefined || (rule.count === undefined && rule.until === undefined))
		return { endMs: Infinity };
	const endMs = ruleEndInstant(rule, timeZone);
	if (endMs !== undefined && endMs <= afterMs) return undefined;
	// That it is not counted out bounds the cost; only a number of times counts as used up by then.
	if (isOutlived(startOf(source), clock)) return endMs === undefined ? undefined : { endMs };
	if (!isCountedOut) return { endMs: Infinity };
	const horizonMs = Math.min(endMs ?? Infinity, afterMs + longestCountMs);
	try {
		const start = lastStartWithin(rule, source, afterMs, horizonMs);
		const [last] = start ? instanceAt(source, start) : [];
		return last && { endMs: last.endsAtMs, last };
	} catch {
		return { endMs: endMs ?? Infinity };
	}
}
