/**
 * Holds the words of a planned day that its script puts together, as templates (`filledIn`):
 * `{name}` is a place or an event, `{time}`, `{end}` and `{arrival}` are times of day, and `{span}`
 * is a length of time.
 */
export interface DayPlanWords {
	/** `{date}` is a day. */
	title: string;
	/** `{distance}` is that of the way from the stop before. */
	way: string;
	/** Words as above, from one that is farther before. */
	wayFrom: string;
	wayUnknown: string;
	waits: string;
	/** `{hours}` are those of the day. */
	hours: string;
	/** Words for a place whose hours are stated in words. */
	hoursUnknown: string;
	/** Words for an event that is on at a time that is not known. */
	timeUnknown: string;
	begins: string;
	lasts: string;
	cancelled: string;
	postponed: string;
	closed: string;
	notOn: string;
	tooLate: string;
	/** `{distance}` is that of the way from the stop before. */
	tooFar: string;
	closesBefore: string;
	endsBefore: string;
	beginsBefore: string;
	closesDuring: string;
	endsDuring: string;
	stay: string;
	stayAt: string;
	leaveOut: string;
	leaveOutName: string;
	/** Adds to the day what is saved. */
	addName: string;
	/** `{count}` stops, until about `{time}`, `{span}` of it on the way. */
	summary: string;
	/** `{count}` is a number in all of these. */
	conflict: string;
	conflicts: string;
	/** Words for a day before today. */
	over: string;
	/** Words for a shared day that takes the place of the visitor's own when it is saved. */
	replaces: string;
}
