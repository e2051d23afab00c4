import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'Le contenu de cette page a été mis à jour.', show: 'Afficher' },
	heading: 'Sans réseau',
	keptPages: 'Pages conservées pour quand il n’y a pas de réseau',
	taken: 'Emporté',
	takeAlong: {
		ask: 'Consulter cette destination hors connexion',
		start: 'Conserver ces pages',
		stop: 'Arrêter',
		remove: 'Retirer ces pages',
		close: 'Pas maintenant',
		keeping: 'Pages conservées',
		browser: {
			offer: '{pages} pages, environ {size}. Elles s’ouvriront ensuite sans réseau.',
			littleRoom:
				'Il reste environ {size} de place dans ce navigateur\u202f: cela pourrait ne pas suffire.',
			progress: '{count} sur {pages}',
			done: '{count} pages sur {pages} sont conservées et s’ouvrent sans réseau.',
			some: 'Pages impossibles à charger\u202f: {count}. Veuillez réessayer plus tard.',
			full: 'Il n’y a plus de place dans ce navigateur\u202f: {count} pages sur {pages} sont conservées.',
			stopped: 'Arrêté\u202f: {count} pages sur {pages} sont conservées.',
			removed: 'Les pages ne sont plus conservées.',
			failed: 'La liste des pages n’a pas pu être chargée. Veuillez réessayer plus tard.',
		},
	},
	introduction: (guide) =>
		`${guide}\u202f: sans réseau, vous pouvez consulter les pages que ce navigateur conserve\u202f: celles que vous avez enregistrées, celles que vous avez vues et les vues d’ensemble.`,
	seen: 'Pages que vous avez vues',
	overviews: 'Vues d’ensemble',
	none: 'Ce navigateur ne conserve encore aucune page de ce guide. Il conserve celles que vous consultez.',
	withoutScript: 'Pour conserver des pages, il faut JavaScript, que ce navigateur n’exécute pas.',
};
