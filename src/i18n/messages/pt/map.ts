import type { Messages } from '../en/messages.ts';

export const map = {
	heading: 'Mapa',
	introduction: (guide, places) => `${guide}: ${places} num mapa.`,
	zoomIn: 'Aproximar',
	zoomOut: 'Afastar',
	nearMe: 'Perto de mim',
	wholeGuide: 'Todo o guia',
	close: 'Fechar',
	chosen: 'Escolhido no mapa',
	mapLabel: 'Mapa. As setas movem-no, mais e menos mudam a escala.',
	skip: 'Saltar o mapa',
	filter: 'Filtrar os lugares',
	allPlaces: 'Mostrar todos os lugares',
	listsHeading: 'Os mesmos lugares em listas',
	listsIntroduction: 'Tudo o que está no mapa também está nestas listas.',
	onlyInLists: (places: string) => `Só nas listas, por não se conhecer a localização: ${places}.`,
	privacy:
		'A sua localização só é pedida quando carrega em «Perto de mim», e nunca sai deste dispositivo.',
	askTiles: (host) =>
		`As imagens deste mapa vêm de ${host}. Esse servidor ficaria a saber o seu endereço de internet e a parte do mapa que vê; por isso nada é carregado dele até concordar.`,
	agree: (host) => `Carregar o mapa de ${host}`,
	withdraw: (host) => `Deixar de carregar de ${host}`,
	directions: {
		otherMaps: 'Abrir noutro mapa',
		remembered: 'Este navegador guarda a sua escolha.',
		appleMaps: 'Mapas da Apple',
		gpxFile: 'Ficheiro GPX',
	},
	browser: {
		onePlace: '{count} lugar',
		places: '{count} lugares',
		inView: 'Nesta vista: {places}',
		more: 'e mais {places}; aproxime para ver tudo aqui',
		filtered: 'Só são mostrados os lugares que correspondem aos filtros: {places}.',
		noneInView: 'Não há nenhum lugar nesta vista.',
		outside: 'Fora desta vista: {places}',
		failed:
			'Não foi possível carregar o mapa. As listas desta página têm todos os lugares do mapa.',
		locating: 'A procurar a sua localização…',
		positionWithin: 'Está dentro do círculo, que chega a cerca de {distance} para cada lado.',
		position: 'A sua localização é mostrada, embora não com exatidão.',
		farAway: 'Está a {distance} do lugar mais próximo deste guia.',
		positionDenied:
			'O seu navegador não diz a esta página onde está. Pode permiti-lo nas definições do navegador.',
		positionUnknown: 'De momento não é possível encontrar a sua localização.',
	},
} satisfies Messages['map'];
