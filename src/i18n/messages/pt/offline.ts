import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Esta página tem conteúdo novo.', show: 'Mostrar' },
	heading: 'Sem rede',
	keptPages: 'Páginas guardadas para quando não houver rede',
	taken: 'Levado consigo',
	takeAlong: {
		ask: 'Usar este destino sem ligação',
		start: 'Guardar estas páginas',
		stop: 'Parar',
		remove: 'Remover estas páginas',
		close: 'Agora não',
		keeping: 'Páginas guardadas',
		browser: {
			offer: '{pages} páginas, cerca de {size}. Depois abrem-se sem rede.',
			littleRoom: 'Neste navegador restam cerca de {size}: podem não chegar.',
			progress: '{count} de {pages}',
			done: 'Estão guardadas {count} de {pages} páginas, que se abrem sem rede.',
			some: 'Não foi possível carregar: {count}. Tente de novo mais tarde.',
			full: 'Já não há espaço neste navegador: estão guardadas {count} de {pages} páginas.',
			stopped: 'Parado: estão guardadas {count} de {pages} páginas.',
			removed: 'As páginas já não estão guardadas.',
			failed: 'Não foi possível carregar a lista de páginas. Tente de novo mais tarde.',
		},
	},
	introduction: (guide) =>
		`${guide}: sem rede, podem ver-se as páginas que este navegador conserva: as guardadas, as que viu e as visões gerais.`,
	seen: 'Páginas que viu',
	overviews: 'Visões gerais',
	none: 'Este navegador ainda não conserva páginas deste guia. Conserva as que vê.',
	withoutScript: 'Para conservar páginas é preciso JavaScript, que este navegador não executa.',
};
