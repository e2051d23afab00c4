import type { Messages } from '../en/messages.ts';

export const map = {
	heading: 'Mapa',
	introduction: (guide, places) => `${guide}: ${places} en un mapa.`,
	zoomIn: 'Acercar',
	zoomOut: 'Alejar',
	nearMe: 'Cerca de mí',
	wholeGuide: 'Toda la guía',
	close: 'Cerrar',
	chosen: 'Elegido en el mapa',
	mapLabel: 'Mapa. Las flechas lo mueven, más y menos cambian la escala.',
	skip: 'Saltar el mapa',
	filter: 'Filtrar los lugares',
	allPlaces: 'Ver todos los lugares',
	listsHeading: 'Los mismos lugares en listas',
	listsIntroduction: 'Todo lo que hay en el mapa está también en estas listas.',
	onlyInLists: (places: string) => `Solo en las listas, pues no se conoce su ubicación: ${places}.`,
	privacy:
		'Solo se pide tu ubicación cuando pulsas «Cerca de mí», y nunca sale de este dispositivo.',
	askTiles: (host) =>
		`Las imágenes de este mapa vienen de ${host}. Ese servidor conocería tu dirección de internet y la parte del mapa que miras; por eso no se carga nada de él hasta que aceptes.`,
	agree: (host) => `Cargar el mapa de ${host}`,
	withdraw: (host) => `Dejar de cargar de ${host}`,
	directions: {
		otherMaps: 'Abrir en otro mapa',
		remembered: 'Este navegador recuerda lo que elijas.',
		appleMaps: 'Mapas de Apple',
		gpxFile: 'Archivo GPX',
	},
	browser: {
		onePlace: '{count} lugar',
		places: '{count} lugares',
		inView: 'En esta vista: {places}',
		more: 'y {places} más; acerca el mapa para verlo todo aquí',
		filtered: 'Solo se muestra lo que dejan los filtros: {places}.',
		noneInView: 'No hay ningún lugar en esta vista.',
		outside: 'Fuera de esta vista: {places}',
		failed: 'No se ha podido cargar el mapa. Las listas de esta página tienen todos sus lugares.',
		locating: 'Buscando tu ubicación…',
		positionWithin: 'Estás dentro del círculo, que alcanza aproximadamente {distance} a cada lado.',
		position: 'Se muestra tu ubicación, aunque no con exactitud.',
		farAway: 'Estás a {distance} del lugar más cercano de esta guía.',
		positionDenied:
			'Tu navegador no indica a esta página dónde estás. Puedes permitirlo en los ajustes del navegador.',
		positionUnknown: 'En este momento no se puede encontrar tu ubicación.',
	},
} satisfies Messages['map'];
