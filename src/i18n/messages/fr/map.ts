import type { Messages } from '../en/messages.ts';

export const map = {
	heading: 'Carte',
	introduction: (guide, places) => `${guide}\u202f: ${places} sur une carte.`,
	zoomIn: 'Agrandir',
	zoomOut: 'Réduire',
	nearMe: 'Près de moi',
	wholeGuide: 'Tout le guide',
	close: 'Fermer',
	chosen: 'Choisi sur la carte',
	mapLabel: 'Carte. Les flèches la déplacent, plus et moins changent l’échelle.',
	skip: 'Passer la carte',
	filter: 'Filtrer les lieux',
	allPlaces: 'Afficher tous les lieux',
	listsHeading: 'Les mêmes lieux en listes',
	listsIntroduction: 'Tout ce qui est sur la carte est aussi dans ces listes.',
	onlyInLists: (places: string) =>
		`Seulement dans les listes, faute de position connue\u202f: ${places}.`,
	privacy:
		'Votre position n’est demandée que si vous appuyez sur «\u202fPrès de moi\u202f», et ne quitte jamais cet appareil.',
	askTiles: (host) =>
		`Les images de cette carte viennent de ${host}. Ce serveur apprendrait votre adresse internet et la partie de la carte que vous regardez\u202f: rien n’en est chargé avant votre accord.`,
	agree: (host) => `Charger la carte depuis ${host}`,
	withdraw: (host) => `Ne plus charger depuis ${host}`,
	directions: {
		otherMaps: 'Ouvrir dans une autre carte',
		remembered: 'Ce navigateur retient votre choix.',
		appleMaps: 'Plans d’Apple',
		gpxFile: 'Fichier GPX',
	},
	browser: {
		onePlace: '{count} lieu',
		places: '{count} lieux',
		inView: 'Dans cette vue\u202f: {places}',
		more: 'et encore {places}\u202f; agrandissez pour tout voir ici',
		filtered: 'Seuls les lieux que laissent les filtres sont affichés\u202f: {places}.',
		noneInView: 'Aucun lieu dans cette vue.',
		outside: 'Hors de cette vue\u202f: {places}',
		failed:
			'La carte n’a pas pu être chargée. Les listes de cette page contiennent tous ses lieux.',
		locating: 'Recherche de votre position…',
		positionWithin: 'Vous êtes dans le cercle, qui s’étend à environ {distance} de chaque côté.',
		position: 'Votre position est indiquée, mais pas exactement.',
		farAway: 'Vous êtes à {distance} du lieu le plus proche de ce guide.',
		positionDenied:
			'Votre navigateur n’indique pas à cette page où vous êtes. Vous pouvez l’autoriser dans ses réglages.',
		positionUnknown: 'Votre position est introuvable pour le moment.',
	},
} satisfies Messages['map'];
