import type { Messages } from '../messages.ts';

export const map = {
	heading: 'Mapa',
	introduction: (guide, places) => `${places} de ${guide} en un mapa.`,
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
	privacy:
		'Solo se pregunta por su posición cuando pulsa «Cerca de mí», y nunca sale de este dispositivo.',
	askTiles: (host) =>
		`Las imágenes de este mapa vienen de ${host}. Ese servidor sabría su dirección de internet y qué parte del mapa mira; por eso no se carga nada de él hasta que usted acepte.`,
	agree: (host) => `Cargar el mapa de ${host}`,
	withdraw: (host) => `Dejar de cargar de ${host}`,
	browser: {
		onePlace: '{count} lugar',
		places: '{count} lugares',
		inView: 'En esta vista: {places}',
		more: 'y {places} más; acérquese para verlos aquí',
		filtered: 'Solo se muestra lo que dejan los filtros: {places}.',
		noneInView: 'No hay ningún lugar en esta vista.',
		failed: 'No se pudo cargar el mapa. Las listas de esta página tienen todos sus lugares.',
		locating: 'Buscando su posición…',
		positionWithin: 'Está dentro del círculo, que alcanza unos {distance} a cada lado.',
		position: 'Se muestra su posición, aunque no exacta.',
		positionDenied:
			'Su navegador no dice a esta página dónde está. Puede permitirlo en los ajustes del navegador.',
		positionUnknown: 'En este momento no se puede encontrar su posición.',
	},
} satisfies Messages['map'];
