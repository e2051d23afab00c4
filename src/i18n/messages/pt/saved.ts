import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: 'Guardar',
		saved: 'Guardado',
		saveName: 'Guardar {name}',
		savedName: 'Guardado: {name}',
		share: 'Partilhar',
	},
	notices: {
		kept: 'Guardado neste navegador.',
		showAll: 'Ver tudo',
		removed: 'Retirado: {name}',
		undo: 'Anular',
		copied: 'Ligação copiada.',
		notCopied: 'Não foi possível copiar a ligação: {address}',
		off: 'Este navegador não conserva nada deste site, por isso não é possível guardar.',
		full: 'Já não há espaço neste navegador. Retire algo e tente de novo.',
	},
	browser: {
		entry: 'Guardado: {count}',
		entries: 'Guardados: {count}',
		moveUp: 'Subir {name}',
		moveDown: 'Descer {name}',
		moved: '{name}: agora {position} de {count}.',
		note: 'Nota',
		noteOn: 'Nota sobre {name}',
		gone: 'Já não está neste guia.',
		unreadable:
			'O que estava guardado aqui já não se consegue ler. O que guardar a seguir toma o seu lugar.',
	},
	introduction: (guide) => `${guide}: o que guardou. Fica neste navegador.`,
	heading: 'Guardados',
	empty: 'Ainda não há nada guardado.',
	howTo: 'O marcador de um lugar ou evento trá-lo para aqui.',
	withoutScript: 'Guardar precisa de JavaScript, que este navegador não executa.',
	ownList: 'A sua lista guardada',
};
