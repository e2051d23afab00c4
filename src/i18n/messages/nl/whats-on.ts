import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count} evenement',
		entries: '{count} evenementen',
		failed: 'De evenementen konden niet worden geladen. De lijsten hieronder bevatten ze allemaal.',
		fromDay: 'Vanaf {date}',
		untilDay: 'Tot en met {date}',
		fileFailed: 'Het bestand kon niet worden gemaakt. Probeer het later opnieuw.',
	},
	nothing: 'Geen evenement heeft dit allemaal.',
	loading: 'De evenementen worden geladen…',
	results: 'Evenementen',
	when: 'Wanneer',
	anyDate: 'Elke datum',
	dates: 'Data',
	firstDay: 'Van',
	lastDay: 'Tot en met',
	saveDates: 'Deze data bewaren (.ics)',
	saveNote:
		'Een bestand met deze data zoals ze nu bekend zijn, om in een agenda te openen. Latere wijzigingen komen er niet in.',
};
