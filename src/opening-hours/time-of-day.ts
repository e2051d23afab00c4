/** Minutes after midnight at the start of a day; 1440 is its end, and more is on the day after. */
export type Minute = number;

/** One stretch of being open, on the day on which it opens. */
export interface Shift {
	opens: Minute;
	/** After `opens`; above 1440 when the place closes on the day after. */
	closes: Minute;
}

export interface Unreadable {
	/** For the report. */
	problem: string;
}

export const endOfDay: Minute = 1440;

/** Reads `HH:MM` or `HH:MM:SS`, seconds cut; `24:00` is the end of the day; any other text is `undefined`. */
export function readTime(text: string | undefined): Minute | undefined {
	const [, hours = '', minutes = '', seconds = '0'] =
		/^(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text ?? '') ?? [];
	if (hours === '' || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
	const minute = Number(hours) * 60 + Number(minutes);
	if (minute === endOfDay && Number(seconds) > 0) return undefined;
	return minute <= endOfDay ? minute : undefined;
}

/**
 * The stretch between two times, or why there is none (structured-data rules, section 6.2).
 *
 * Closing at 00:00, 24:00 or 23:59 is the end of the day (our reading of 23:59: nobody closes for the last minute);
 * closing earlier than opening is on the day after (schema.org).
 */
export function readShift(opensText?: string, closesText?: string): Shift | Unreadable {
	const opens = readTime(opensText);
	const closes = readTime(closesText);
	if (opensText === undefined && closesText === undefined) return { problem: 'no times' };
	if (opensText === undefined) return { problem: 'no opening time' };
	if (closesText === undefined) return { problem: 'no closing time' };
	if (opens === undefined || opens === endOfDay)
		return { problem: `opening time not readable: ${opensText}` };
	if (closes === undefined) return { problem: `closing time not readable: ${closesText}` };
	if (opens === closes && opens !== 0)
		return { problem: `opens and closes at the same time: ${opensText}` };
	if (closes % endOfDay === 0 || closes === endOfDay - 1) return { opens, closes: endOfDay };
	return { opens, closes: closes < opens ? closes + endOfDay : closes };
}
