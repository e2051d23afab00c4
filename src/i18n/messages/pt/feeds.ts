import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: lugares novos e alterados`,
	placesDescription: (guide) => `${guide}: os lugares, primeiro as últimas alterações.`,
	placesLabel: 'Feed dos lugares novos e alterados',
	eventsTitle: (guide) => `${guide}: agenda`,
	eventsDescription: (guide) => `${guide}: próximos eventos, primeiro a data mais próxima.`,
	eventsLabel: 'Feed dos próximos eventos',
	calendarLabel: 'Calendário de todos os eventos',
	allPlacesLabel: (file) => `Todos os lugares em ${file}`,
	allEventsLabel: (file) => `Todos os eventos em ${file}`,
	eventFilesHeading: 'Descarregar estes eventos',
	placeFilesHeading: 'Descarregar estes lugares',
	placeFileLabels: {
		geojson: 'GeoJSON, para mapas na Web',
		gpx: 'GPX, para Organic Maps e OsmAnd',
		kml: 'KML, para o Google Earth',
		csv: 'CSV, para folhas de cálculo',
	},
	outlineLabel: 'Esquema deste guia para modelos de linguagem',
	credit: (text) => `Fonte: ${text}`,
	licence: (name) => `Licença dos dados: ${name}`,

	heading: 'Feeds e dados',
	introduction:
		'Para leitores de feeds, calendários e mapas. Cada ficha mantém a licença da sua fonte, indicada na tabela acima e nos próprios ficheiros; quem a mostrar deve citar os créditos devidos.',

	outline: {
		places: 'Lugares',
		events: 'Eventos',
		destinations: 'Destinos',
		collections: 'Coleções',
		data: 'Dados',
		licence: 'Licença dos dados',
		introduction: 'As páginas dos lugares e dos próximos eventos contêm os seus dados schema.org.',
		introductionWithFiles:
			'As páginas dos lugares e dos próximos eventos contêm os seus dados schema.org, e há uma cópia ao lado, em index.jsonld.',
		rights:
			'Quem mostrar o conteúdo de uma página deve citar os créditos que ela nomeia. As fotografias pertencem a quem é nomeado ao lado delas; a licença dos dados não as abrange.',
		source: (publisher, licence, count) => `${publisher}: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
