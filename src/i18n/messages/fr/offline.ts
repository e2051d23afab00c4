import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Le contenu de cette page a été mis à jour.', show: 'Afficher' },
	heading: 'Sans réseau',
	keptPages: 'Pages conservées pour quand il n’y a pas de réseau',
	introduction: (guide) =>
		`${guide}\u202f: sans réseau, vous pouvez consulter les pages que ce navigateur conserve\u202f: celles que vous avez enregistrées, celles que vous avez vues et les vues d’ensemble.`,
	seen: 'Pages que vous avez vues',
	overviews: 'Vues d’ensemble',
	none: 'Ce navigateur ne conserve encore aucune page de ce guide. Il conserve celles que vous consultez.',
	withoutScript: 'Pour conserver des pages, il faut JavaScript, que ce navigateur n’exécute pas.',
};
