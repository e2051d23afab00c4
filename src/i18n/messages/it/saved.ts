import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: 'Salva',
		saved: 'Salvato',
		saveName: 'Salva {name}',
		savedName: 'Salvato: {name}',
		share: 'Condividi',
	},
	notices: {
		kept: 'Salvato in questo browser.',
		showAll: 'Mostra tutto',
		removed: 'Tolto: {name}',
		undo: 'Annulla',
		copied: 'Link copiato.',
		notCopied: 'Non è stato possibile copiare il link: {address}',
		off: 'Questo browser non conserva nulla per questo sito, quindi non si può salvare nulla.',
		full: 'In questo browser non c’è più spazio. Togli qualcosa e riprova.',
	},
	browser: {
		entry: 'Salvato: {count}',
		entries: 'Salvati: {count}',
		moveUp: 'Sposta su {name}',
		moveDown: 'Sposta giù {name}',
		moved: '{name}: ora {position} di {count}.',
		note: 'Nota',
		noteOn: 'Nota su {name}',
		gone: 'Non è più in questa guida.',
		unreadable:
			'Ciò che era salvato qui non si legge più. Ciò che salverai ora ne prenderà il posto.',
	},
	introduction: (guide) => `${guide}: ciò che hai salvato. Resta in questo browser.`,
	heading: 'Salvati',
	empty: 'Non c’è ancora nulla di salvato.',
	howTo: 'Il segnalibro su un luogo o un evento lo porta qui.',
	withoutScript: 'Per salvare serve JavaScript, che questo browser non esegue.',
	ownList: 'Il tuo elenco salvato',
};
