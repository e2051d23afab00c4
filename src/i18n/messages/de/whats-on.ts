import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count} Veranstaltung',
		entries: '{count} Veranstaltungen',
		failed:
			'Die Veranstaltungen konnten nicht geladen werden. In den Listen unten stehen sie alle.',
		fromDay: 'Ab {date}',
		untilDay: 'Bis {date}',
		fileFailed:
			'Die Datei konnte nicht erstellt werden. Bitte versuchen Sie es später noch einmal.',
	},
	nothing: 'Auf keine Veranstaltung trifft das alles zu.',
	loading: 'Die Veranstaltungen werden geladen …',
	results: 'Veranstaltungen',
	when: 'Wann',
	anyDate: 'Alle Tage',
	dates: 'Zeitraum',
	firstDay: 'Von',
	lastDay: 'Bis',
	saveDates: 'Diese Termine sichern (.ics)',
	saveNote:
		'Eine Datei mit diesen Terminen, wie sie jetzt bekannt sind, zum Öffnen in einem Kalender. Spätere Änderungen erreichen sie nicht.',
};
