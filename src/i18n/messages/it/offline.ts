import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Questa pagina ha contenuti nuovi.', show: 'Mostra' },
	heading: 'Senza rete',
	keptPages: 'Pagine conservate per quando non c’è rete',
	introduction: (guide) =>
		`${guide}: senza rete si possono vedere le pagine che questo browser conserva: quelle salvate, quelle viste e le panoramiche.`,
	seen: 'Pagine viste',
	overviews: 'Panoramiche',
	none: 'Questo browser non conserva ancora pagine di questa guida. Conserva quelle che si guardano.',
	withoutScript: 'Per conservare le pagine serve JavaScript, che questo browser non esegue.',
};
