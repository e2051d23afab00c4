import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '{count} événement',
		entries: '{count} événements',
		failed: 'Les événements n’ont pas pu être chargés. Les listes ci-dessous les contiennent tous.',
		fromDay: 'À partir du {date}',
		untilDay: 'Jusqu’au {date}',
		fileFailed: 'Le fichier n’a pas pu être créé. Veuillez réessayer plus tard.',
	},
	nothing: 'Aucun événement ne réunit tout cela.',
	loading: 'Chargement des événements…',
	results: 'Événements',
	when: 'Quand',
	anyDate: 'Toutes les dates',
	dates: 'Choisir des dates',
	firstDay: 'Du',
	lastDay: 'Au',
	saveDates: 'Enregistrer ces dates (.ics)',
	saveNote:
		'Un fichier de ces dates telles qu’elles sont connues maintenant, à ouvrir dans un calendrier. Les modifications ultérieures n’y figureront pas.',
};
