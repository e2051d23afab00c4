import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Esta página tem conteúdo novo.', show: 'Mostrar' },
	heading: 'Sem rede',
	keptPages: 'Páginas guardadas para quando não há rede',
	introduction: (guide) =>
		`${guide}: sem rede, podem ver-se as páginas que este navegador conserva: as guardadas, as que viu e as vistas gerais.`,
	seen: 'Páginas que viu',
	overviews: 'Vistas gerais',
	none: 'Este navegador ainda não conserva páginas deste guia. Conserva as que vê.',
	withoutScript: 'Para conservar páginas é preciso JavaScript, que este navegador não executa.',
};
