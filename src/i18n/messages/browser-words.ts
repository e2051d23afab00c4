import type { Elisions } from '../locale/elided.ts';

/**
 * Holds the words of dates on cards, as templates: they travel to the browser in a page.
 *
 * `{date}`, `{time}` and `{rule}` are put in.
 */
export interface CardWords {
	dateAndTime: string;
	until: string;
	today: string;
	tomorrow: string;
	/** Words for an event of which no date is left. */
	over: string;
	/** Words for a date that is over, of an event that may have others. */
	past: string;
	/** Words after the last date that is known of a rule. */
	goesOn: string;
	/** Words after the last date that a card knows. */
	laterDates: string;
	/** Words beside a date: `{count}` others come after it. */
	furtherDate: string;
	furtherDates: string;
	/** Words beside a date after which others come whose number is not known. */
	furtherUncounted: string;
	/** Words where the venue of what is on for long is closed today. */
	closedToday: string;
	/** Elisions of the words above before a date. */
	elisions: Elisions;
}

/** Says in lists of what is on that a venue is closed: on an entry's day, or on all their days. */
export interface ClosedWords {
	closedThatDay: string;
	closedThen: string;
}

/**
 * Holds the words of a status, as templates: they travel to the browser in a page.
 *
 * `{time}` is a time of day, `{day}` a weekday or date.
 */
export interface StatusWords {
	open: string;
	openAllDay: string;
	closesSoon: string;
	closedNow: string;
	closedToday: string;
	outOfSeason: string;
	/** Words where hours are not stated for today. */
	notStated: string;
	/** Notes alone state the hours. */
	seeTable: string;
	/** Separator between the state and what is added to it. */
	separator: string;
	/** Words for midnight, where a clock would say 00:00. */
	midnight: string;
	untilTime: string;
	untilTimeOnDay: string;
	closesAt: string;
	opensToday: string;
	opensTomorrow: string;
	opensOnWeekday: string;
	opensOnDate: string;
	/** Words for the first day on which hours are stated again. */
	seasonFrom: string;
	/** Elisions of the words above before a time or day. */
	elisions: Elisions;
}

/** Words that the map says in the browser, as templates (`filledIn`). */
export interface MapWords {
	/** `{count}`: one place, and several. */
	onePlace: string;
	places: string;
	/** `{places}`: how many can be seen. */
	inView: string;
	/** `{places}`: how many there are besides those in a list. */
	more: string;
	/** `{places}`: how many the filters of the address leave. */
	filtered: string;
	noneInView: string;
	/** `{places}`: how many are on the map, and cannot be seen. */
	outside: string;
	failed: string;
	locating: string;
	/** `{distance}` */
	positionWithin: string;
	position: string;
	/** `{distance}`: to the nearest place, for whoever is nowhere near the guide. */
	farAway: string;
	positionDenied: string;
	positionUnknown: string;
}

/**
 * Holds the words of a list with filters that its script puts together, as templates (`filledIn`):
 * they travel to the browser in its page.
 */
export interface FilterWords {
	/** `{count}` is a number in all of these, `{entries}` one of the first two with it. */
	oneEntry: string;
	entries: string;
	showEntries: string;
	showMore: string;
	/** `{filter}` is what is chosen, in words. */
	removeFilter: string;
	allValues: string;
	loosen: string;
	failed: string;
	free: string;
}

/** Holds the words of Explore. */
export interface ExploreWords extends FilterWords {
	openNow: string;
	/** `{time}` is a day and hour. */
	openAt: string;
	photograph: string;
	within: string;
	locating: string;
	positionDenied: string;
	positionUnknown: string;
	positionNeeded: string;
	positionRough: string;
}

/**
 * Holds the words of the buttons that save and share, as templates: `{name}` is a place or an
 * event.
 */
export interface SaveButtonWords {
	save: string;
	saved: string;
	/** Names of the button for screen readers. */
	saveName: string;
	savedName: string;
	share: string;
}

/** Holds what is said after such a button is pressed. */
export interface SaveNotices {
	kept: string;
	showAll: string;
	/** `{name}` */
	removed: string;
	undo: string;
	copied: string;
	/** `{address}` */
	notCopied: string;
	/** Words for storage that is switched off, and for storage without room. */
	off: string;
	full: string;
}

/**
 * Holds the words of the list of what is saved, as templates; `{name}` is a place or an event.
 */
export interface SavedListWords {
	/** `{count}`: one, and several. */
	entry: string;
	entries: string;
	moveUp: string;
	moveDown: string;
	/** `{position}` and `{count}` are numbers. */
	moved: string;
	note: string;
	noteOn: string;
	/** Words for a record that has no page any more. */
	gone: string;
	/** Words where something else is stored in the place of the list. */
	unreadable: string;
	/** Words for how many entries a shared list has, and how many of it are skipped; as `entry`. */
	sharedEntry: string;
	sharedEntries: string;
	unknownEntry: string;
	unknownEntries: string;
	/** Words for a file that holds no list. */
	copyUnreadable: string;
	/** Words where nothing is known but names. */
	factsFailed: string;
}

/** Says what a file of the list cannot have, as `SavedListWords`. */
export interface SavedFileWords {
	noFile: string;
	withoutPoint: string;
	withoutPoints: string;
	withoutDate: string;
	withoutDates: string;
	fileFailed: string;
}
