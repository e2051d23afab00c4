/** Minutes after midnight at the start of a day; 1440 is its end, and more is on the day after. */
export type Minute = number;

/** Holds one stretch of being open, on the day on which it opens. */
export interface Shift {
	opens: Minute;
	/** Minute at which it closes, after `opens`; above 1440 on the day after. */
	closes: Minute;
}

/**
 * Holds the beginning of a stretch whose end is not stated. It shows neither that the place is open
 * at any time nor that it is closed.
 */
export interface OpenEnded {
	opens: Minute;
	closes?: undefined;
}

export const endOfDay: Minute = 1440;

export function isOpenEnded(hours: Shift | OpenEnded): hours is OpenEnded {
	return hours.closes === undefined;
}

/**
 * Returns the latest minute at which a stretch without a stated end is over: a place that opens at
 * 20:00 until nobody knows when has closed at 20:00 on the next day at the latest.
 */
export function latestClosing({ opens }: OpenEnded): Minute {
	return endOfDay + opens;
}

/** Returns the time of day as `HH:MM`, 24:00 as 00:00, as HTML has it (valid time string). */
export function clockTime(minute: Minute): string {
	const ofDay = minute % endOfDay;
	return [Math.floor(ofDay / 60), ofDay % 60]
		.map((part) => String(part).padStart(2, '0'))
		.join(':');
}
