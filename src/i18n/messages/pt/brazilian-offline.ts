import type { OfflineMessages } from '../en/offline.ts';
import { offline } from './offline.ts';

/** Words of what browsers keep, where Brazil has its own. */
export const brazilianOffline: OfflineMessages = {
	...offline,
	heading: 'Sem conexão',
	introduction: (guide) =>
		`${guide}: sem conexão, é possível ver as páginas que este navegador conserva: as salvas, as que você viu e as visões gerais.`,
	seen: 'Páginas que você viu',
	overviews: 'Visões gerais',
	none: 'Este navegador ainda não conserva páginas deste guia. Ele conserva as que você vê.',
};
