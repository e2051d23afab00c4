import { type CalendarDate, exists } from './calendar.ts';
import type { Period } from './period.ts';

/** 29 February, as `Period` has its days. */
export const leapDay = 229;

/** Returns whether the next February to end has a 29th. */
export function comesWithLeapDay(today: CalendarDate): boolean {
	const isPast = today % 10_000 > leapDay;
	const year = Math.floor(today / 10_000) + Number(isPast);
	return exists(year * 10_000 + leapDay);
}

/** Returns a yearly period as a year without a 29 February has it. */
export function periodOfCommonYear({ from, through }: Period): Period {
	if (from === through) return { from, through };
	return { from: from === leapDay ? 301 : from, through: through === leapDay ? 228 : through };
}
