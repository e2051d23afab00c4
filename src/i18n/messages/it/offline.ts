import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Questa pagina ha contenuti nuovi.', show: 'Mostra' },
	heading: 'Senza rete',
	keptPages: 'Pagine conservate per quando non c’è rete',
	taken: 'Portate con te',
	takeAlong: {
		ask: 'Usa questa destinazione offline',
		start: 'Conserva queste pagine',
		stop: 'Ferma',
		remove: 'Togli queste pagine',
		close: 'Non ora',
		keeping: 'Pagine conservate',
		browser: {
			offer: '{pages} pagine, circa {size}. Poi si aprono senza rete.',
			littleRoom: 'In questo browser restano circa {size}: potrebbero non bastare.',
			progress: '{count} di {pages}',
			done: 'Sono conservate {count} pagine su {pages}, che si aprono senza rete.',
			some: 'Non è stato possibile caricarne: {count}. Riprova più tardi.',
			full: 'In questo browser non c’è più spazio: sono conservate {count} pagine su {pages}.',
			stopped: 'Fermato: sono conservate {count} pagine su {pages}.',
			removed: 'Le pagine non sono più conservate.',
			failed: 'Non è stato possibile caricare l’elenco delle pagine. Riprova più tardi.',
		},
	},
	introduction: (guide) =>
		`${guide}: senza rete si possono vedere le pagine che questo browser conserva: quelle salvate, quelle viste e le panoramiche.`,
	seen: 'Pagine viste',
	overviews: 'Panoramiche',
	none: 'Questo browser non conserva ancora pagine di questa guida. Conserva quelle che si guardano.',
	withoutScript: 'Per conservare le pagine serve JavaScript, che questo browser non esegue.',
};
