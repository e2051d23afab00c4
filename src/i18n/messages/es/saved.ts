import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: 'Guardar',
		saved: 'Guardado',
		saveName: 'Guardar {name}',
		savedName: 'Guardado: {name}',
		share: 'Compartir',
	},
	notices: {
		kept: 'Guardado en este navegador.',
		showAll: 'Ver todo',
		removed: 'Quitado: {name}',
		undo: 'Deshacer',
		copied: 'Enlace copiado.',
		notCopied: 'No se ha podido copiar el enlace: {address}',
		off: 'Este navegador no conserva nada de este sitio, así que no se puede guardar nada.',
		full: 'En este navegador no queda espacio. Quita algo y vuelve a intentarlo.',
	},
	browser: {
		entry: 'Guardado: {count}',
		entries: 'Guardados: {count}',
		moveUp: 'Subir {name}',
		moveDown: 'Bajar {name}',
		moved: '{name}: ahora {position} de {count}.',
		note: 'Nota',
		noteOn: 'Nota sobre {name}',
		gone: 'Ya no está en esta guía.',
		unreadable:
			'Lo que había guardado aquí ya no se puede leer. Lo próximo que guardes ocupará su lugar.',
	},
	introduction: (guide) => `${guide}: lo que has guardado. Se queda en este navegador.`,
	heading: 'Guardados',
	empty: 'Todavía no hay nada guardado.',
	howTo: 'El marcador de un lugar o de un evento lo trae aquí.',
	withoutScript: 'Para guardar hace falta JavaScript, que este navegador no ejecuta.',
	ownList: 'Tu lista guardada',
};
