import type { DayPlanWords } from '../day-plan-words.ts';

const browser: DayPlanWords = {
	title: '{date}, from {time}',
	way: 'On foot {span}, {distance}',
	wayFrom: 'From {name} at least {span} on foot, {distance}',
	wayUnknown: 'The way is not known, and no time is counted for it.',
	waits: 'You would wait {span}, until {time}.',
	hours: 'Hours on this day: {hours}',
	hoursUnknown: 'Hours not known',
	timeUnknown: 'Time of day not known',
	begins: 'Begins at {time}',
	lasts: 'From {time} to {end}',
	cancelled: 'Cancelled',
	postponed: 'Postponed',
	closed: 'Closed on this day',
	notOn: 'Not on this day',
	tooLate: 'Too much for one day',
	tooFar: 'Too far to walk: {distance}',
	closesBefore: 'Closes {time}, you would arrive {arrival}',
	endsBefore: 'Ends {time}, you would arrive {arrival}',
	beginsBefore: 'Begins {time}, you would arrive {arrival}',
	closesDuring: 'Closes {time}, before your stay is over',
	endsDuring: 'Ends {time}, before your stay is over',
	stay: 'Stay',
	stayAt: 'Stay at {name}',
	leaveOut: 'Leave out',
	leaveOutName: 'Leave out {name}',
	addName: 'Add {name}',
	summary: 'Until about {time}, {span} of it on the way.',
	conflict: '{count} stop does not fit.',
	conflicts: '{count} stops do not fit.',
	over: 'This day is over.',
	replaces: 'If you save it, it takes the place of your own day.',
};

/** Words of a day that is planned from what visitors save. */
export const day = {
	browser,
	heading: 'A day',
	plan: 'Plan a day',
	sharedHeading: 'A day shared with you',
	date: 'Date',
	start: 'Start',
	suggest: 'Suggest an order',
	stops: 'Stops of the day',
	/** @param speed Speed in words, such as “4 km/h”. */
	basis: (speed: string) =>
		`Ways are counted on foot as the crow flies, at ${speed}: they may take longer. A stay is an hour, and at what begins at a time until its end, unless you change it. Public holidays are not counted.`,
	leftOut: 'Not in this day',
	share: 'Share this day',
	save: 'Save this day and its entries',
	clear: 'Clear this day',
};

export type DayMessages = typeof day;
