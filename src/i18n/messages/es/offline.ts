import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Esta página tiene contenido nuevo.', show: 'Mostrar' },
	heading: 'Sin conexión',
	keptPages: 'Páginas conservadas para cuando no hay conexión',
	taken: 'Llevado consigo',
	takeAlong: {
		ask: 'Usar este destino sin conexión',
		start: 'Conservar estas páginas',
		stop: 'Detener',
		remove: 'Quitar estas páginas',
		close: 'Ahora no',
		keeping: 'Páginas conservadas',
		browser: {
			offer: '{pages} páginas, unos {size}. Después se pueden abrir sin conexión.',
			littleRoom: 'A este navegador le quedan unos {size}: puede que no basten.',
			progress: '{count} de {pages}',
			done: 'Se conservan {count} de {pages} páginas, que se abren sin conexión.',
			some: 'No se han podido cargar: {count}. Inténtelo más tarde.',
			full: 'En este navegador no queda espacio: se conservan {count} de {pages} páginas.',
			stopped: 'Detenido: se conservan {count} de {pages} páginas.',
			removed: 'Las páginas ya no se conservan.',
			failed: 'No se ha podido cargar la lista de páginas. Inténtelo más tarde.',
		},
	},
	introduction: (guide) =>
		`${guide}: sin conexión se pueden ver las páginas que conserva este navegador: las que ha guardado, las que ha visto y las vistas generales.`,
	seen: 'Páginas que ha visto',
	overviews: 'Vistas generales',
	none: 'Este navegador aún no conserva páginas de esta guía. Conserva las que usted ve.',
	withoutScript: 'Para conservar páginas hace falta JavaScript, que este navegador no ejecuta.',
};
