/** Words of the page of events with filters; those that it shares with Explore are there. */
export const whatsOn = {
	browser: {
		oneEntry: '{count} event',
		entries: '{count} events',
		failed: 'The events could not be loaded. The lists below have all of them.',
		fromDay: 'From {date}',
		untilDay: 'Until {date}',
		fileFailed: 'The file could not be made. Please try again later.',
	},
	nothing: 'No event has all of this.',
	loading: 'Loading the events…',
	results: 'Events',
	when: 'When',
	anyDate: 'Any date',
	dates: 'Dates',
	firstDay: 'From',
	lastDay: 'To',
	saveDates: 'Save these dates (.ics)',
	saveNote:
		'A file with these dates as they are known now, to open in a calendar. Later changes will not appear in it.',
};

export type WhatsOnMessages = typeof whatsOn;
