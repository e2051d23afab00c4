import type { SaveButtonWords, SavedListWords, SaveNotices } from '../browser-words.ts';

const button: SaveButtonWords = {
	save: 'Save',
	saved: 'Saved',
	saveName: 'Save {name}',
	savedName: 'Saved: {name}',
	share: 'Share',
};

const notices: SaveNotices = {
	kept: 'Saved in this browser.',
	showAll: 'Show all',
	removed: 'Removed: {name}',
	undo: 'Undo',
	copied: 'Link copied.',
	notCopied: 'The link could not be copied: {address}',
	off: 'This browser keeps nothing for this site, so nothing can be saved.',
	full: 'This browser has no room left for it. Remove something, then try again.',
};

const browser: SavedListWords = {
	entry: '{count} saved',
	entries: '{count} saved',
	moveUp: 'Move {name} up',
	moveDown: 'Move {name} down',
	moved: '{name} is now {position} of {count}.',
	note: 'Note',
	noteOn: 'Note on {name}',
	gone: 'No longer in this guide.',
	unreadable: 'What was saved here cannot be read any more. What you save next takes its place.',
	sharedEntry: '{count} entry is shared with you.',
	sharedEntries: '{count} entries are shared with you.',
	unknownEntry: '{count} entry is left out: it is over, or no longer in this guide.',
	unknownEntries: '{count} entries are left out: they are over, or no longer in this guide.',
	factsFailed: 'Opening hours and dates could not be loaded.',
	copyUnreadable: 'This file has no saved list.',
};

/** Words of what visitors save, of its page and its buttons. */
export const saved = {
	button,
	notices,
	browser,
	introduction: (guide: string) => `What you have saved in ${guide}. It stays in this browser.`,
	heading: 'Saved',
	empty: 'Nothing is saved yet.',
	howTo: 'The bookmark on a place or an event puts it here.',
	withoutScript: 'Saving needs JavaScript, which this browser does not run.',
	ownList: 'Your saved list',
	share: 'Share this list',
	ownOrder: 'My own order',
	nextFirst: 'What opens or begins next',
	sharedHeading: 'A list shared with you',
	saveAll: 'Save all',
	saveCopy: 'Save a copy as a file',
	addCopy: 'Add from a file',
	filesHeading: 'Take this list along',
	calendarFile: 'Calendar, with the dates to come',
	print: 'Print this list',
	fileWords: {
		noFile: 'There is nothing to put in the file.',
		withoutPoint: '{count} entry is left out: its point on the map is not known.',
		withoutPoints: '{count} entries are left out: their points on the map are not known.',
		withoutDate: '{count} entry is left out: no date to come is known of it.',
		withoutDates: '{count} entries are left out: no dates to come are known of them.',
	},
};

export type SavedMessages = typeof saved;
