import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Esta página tiene contenido nuevo.', show: 'Mostrar' },
	heading: 'Sin conexión',
	keptPages: 'Páginas conservadas para cuando no hay conexión',
	introduction: (guide) =>
		`${guide}: sin conexión se pueden ver las páginas que conserva este navegador: las que ha guardado, las que ha visto y las vistas generales.`,
	seen: 'Páginas que ha visto',
	overviews: 'Vistas generales',
	none: 'Este navegador aún no conserva páginas de esta guía. Conserva las que usted ve.',
	withoutScript: 'Para conservar páginas hace falta JavaScript, que este navegador no ejecuta.',
};
