import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: 'Enregistrer',
		saved: 'Enregistré',
		saveName: 'Enregistrer {name}',
		savedName: 'Enregistré\u202f: {name}',
		share: 'Partager',
	},
	notices: {
		kept: 'Enregistré dans ce navigateur.',
		showAll: 'Tout voir',
		removed: 'Retiré\u202f: {name}',
		undo: 'Annuler',
		copied: 'Lien copié.',
		notCopied: 'Le lien n’a pas pu être copié\u202f: {address}',
		off: 'Ce navigateur ne garde rien pour ce site\u202f: rien ne peut être enregistré.',
		full: 'Ce navigateur n’a plus de place. Retirez quelque chose, puis réessayez.',
	},
	browser: {
		entry: '{count} enregistré',
		entries: '{count} enregistrés',
		moveUp: 'Monter {name}',
		moveDown: 'Descendre {name}',
		moved: '{name}\u202f: maintenant {position} sur {count}.',
		note: 'Note personnelle',
		noteOn: 'Note sur {name}',
		gone: 'N’est plus dans ce guide.',
		unreadable:
			'Ce qui était enregistré ici n’est plus lisible. Votre prochain enregistrement le remplacera.',
		sharedEntry: '{count} élément est partagé avec vous.',
		sharedEntries: '{count} éléments sont partagés avec vous.',
		unknownEntry: 'Il manque {count} élément\u202f: il est terminé ou n’est plus dans ce guide.',
		unknownEntries:
			'Il manque {count} éléments\u202f: ils sont terminés ou ne sont plus dans ce guide.',
		factsFailed: 'Les horaires et les dates n’ont pas pu être chargés.',
		copyUnreadable: 'Ce fichier ne contient pas de liste enregistrée.',
	},
	introduction: (guide) =>
		`${guide}\u202f: ce que vous avez enregistré. Tout reste dans ce navigateur.`,
	heading: 'Enregistrés',
	empty: 'Rien n’est encore enregistré.',
	howTo: 'Le signet d’un lieu ou d’un événement l’ajoute ici.',
	withoutScript: 'Pour enregistrer, il faut JavaScript, que ce navigateur n’exécute pas.',
	ownList: 'Votre liste enregistrée',
	share: 'Partager cette liste',
	ownOrder: 'Mon propre ordre',
	nextFirst: 'Prochaine ouverture ou prochain début',
	sharedHeading: 'Une liste partagée avec vous',
	saveAll: 'Tout enregistrer',
	saveCopy: 'Garder une copie dans un fichier',
	addCopy: 'Ajouter depuis un fichier',
	filesHeading: 'Emporter cette liste',
	calendarFile: 'Calendrier, avec les dates à venir',
	fileWords: {
		noFile: 'Il n’y a rien à mettre dans le fichier.',
		withoutPoint: 'Il manque {count} élément\u202f: son emplacement sur la carte n’est pas connu.',
		withoutPoints:
			'Il manque {count} éléments\u202f: leur emplacement sur la carte n’est pas connu.',
		withoutDate: 'Il manque {count} élément\u202f: aucune date à venir n’en est connue.',
		withoutDates: 'Il manque {count} éléments\u202f: aucune date à venir n’en est connue.',
	},
};
