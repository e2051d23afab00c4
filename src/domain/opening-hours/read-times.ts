import { type Minute, type OpenEnded, type Shift, endOfDay } from './time-of-day.ts';

export interface Unreadable {
	/** Problem for the report. */
	problem: string;
}

/**
 * Last minute of 29 o’clock: so Japan counts the hours of a night as those of the day on which it
 * begins.
 */
const endOfNight: Minute = 30 * 60 - 1;

/**
 * Reads `HH:MM` or `HH:MM:SS`, seconds cut; `24:00` is the end of the day; any other text is
 * `undefined`.
 *
 * Our reading: an hour before 10 may be one digit, `9:00`.
 */
export function readTime(text: string | undefined): Minute | undefined {
	const minute = readClosing(text);
	return minute !== undefined && minute <= endOfDay ? minute : undefined;
}

/**
 * Reads a closing time as `readTime` does; our reading: from `24:01` to `29:59` it is on the next
 * day, as in `26:00` for 02:00.
 */
export function readClosing(text: string | undefined): Minute | undefined {
	const [, hours = '', minutes = '', seconds = '0'] =
		/^(\d\d?):(\d\d)(?::(\d\d)(?:\.\d+)?)?$/.exec(text ?? '') ?? [];
	if (hours === '' || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
	const minute = Number(hours) * 60 + Number(minutes);
	if (minute === endOfDay && Number(seconds) > 0) return undefined;
	return minute <= endOfNight ? minute : undefined;
}

/**
 * Reads the stretch between two times, its beginning where no end is stated, or why there is
 * neither (structured-data rules, section 6.2).
 *
 * Closing at 00:00, 24:00 or 23:59 is the end of the day (our reading of 23:59: nobody closes for
 * the last minute); closing earlier than opening is on the day after (schema.org). No stretch lasts
 * a whole day from another time than midnight on.
 */
export function readShift(opensText?: string, closesText?: string): Shift | OpenEnded | Unreadable {
	const opens = readTime(opensText);
	const closes = readClosing(closesText);
	if (opensText === undefined && closesText === undefined) return { problem: 'no times' };
	if (opensText === undefined) return { problem: 'no opening time' };
	if (opens === undefined || opens === endOfDay)
		return { problem: `opening time not readable: ${opensText}` };
	if (closesText === undefined) return { opens };
	if (closes === undefined) return { problem: `closing time not readable: ${closesText}` };
	if (opens === closes && opens !== 0)
		return { problem: `opens and closes at the same time: ${opensText}` };
	if (closes > endOfDay && closes - opens >= endOfDay)
		return { problem: `closes a day or more after it opens: ${closesText}` };
	if (closes % endOfDay === 0 || closes === endOfDay - 1) return { opens, closes: endOfDay };
	return { opens, closes: closes < opens ? closes + endOfDay : closes };
}
