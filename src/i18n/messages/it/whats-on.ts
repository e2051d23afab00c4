import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count} evento',
		entries: '{count} eventi',
		failed: 'Non è stato possibile caricare gli eventi. Gli elenchi qui sotto li contengono tutti.',
		fromDay: 'Dal {date}',
		untilDay: 'Fino al {date}',
		fileFailed: 'Non è stato possibile creare il file. Riprova più tardi.',
	},
	nothing: 'Nessun evento riunisce tutto questo.',
	loading: 'Caricamento degli eventi…',
	results: 'Eventi',
	when: 'Quando',
	anyDate: 'Qualsiasi data',
	dates: 'Date',
	firstDay: 'Dal',
	lastDay: 'Al',
	saveDates: 'Salva queste date (.ics)',
	saveNote:
		'Un file con queste date come sono note ora, da aprire in un calendario. Le modifiche successive non vi compaiono.',
};
