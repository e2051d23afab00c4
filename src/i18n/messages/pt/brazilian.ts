import { listFormat } from '../../locale/formatters.ts';
import type { Messages } from '../en/messages.ts';
import { brazilianDay } from './brazilian-day.ts';
import { brazilianOffline } from './brazilian-offline.ts';
import { brazilianSaved } from './brazilian-saved.ts';
import { counted, nouns } from './counted.ts';
import { portuguese } from './messages.ts';

const {
	accessibility,
	facets,
	browse,
	events,
	explore,
	feeds,
	map,
	openingHours,
	pages,
	places,
	search,
	whatsOn,
} = portuguese;

/** Portuguese, where Brazil has a word or a spelling of its own. */
export const brazilian = {
	...portuguese,
	day: brazilianDay,
	accessibility: {
		...accessibility,
		reportIntroduction: 'Escreva para nós se algo não funcionar para você ou estiver errado:',
	},
	facets: { ...facets, language: 'Idioma', season: 'Estação' },
	browse: {
		...browse,
		factIntroduction: (fact: string, guide: string, count: number) =>
			`${fact}: ${counted(count, nouns.place)} com esta indicação (${guide}). Outros podem não o ter indicado: informe-se com o local.`,
	},
	events: {
		...events,
		card: { ...events.card, goesOn: '{rule}; consulte as datas com o organizador' },
		everyYearOn: (interval: number, dates: readonly string[]) => {
			const years = interval === 1 ? 'Todos os anos' : `A cada ${interval} anos`;
			return `${years}, em ${listFormat('pt-BR').format(dates)}`;
		},
		statusAsGiven: (text: string) => `Situação: ${text}`,
		outdatedList: (date: string) =>
			`Esta lista foi feita em ${date} e pode ter lacunas. A página de cada evento tem todas as suas datas.`,
		onNow: 'Acontecendo agora',
		onTheseDays: 'Nestes dias',
		soldOutDetail: 'Não há mais ingressos disponíveis, segundo a fonte.',
		subscribe: 'Assinar estas datas',
	},
	explore: {
		...explore,
		browser: {
			...explore.browser,
			photograph: 'Com foto',
			loosen: 'Sem “{filter}”: {entries}',
			locating: 'Procurando sua localização…',
			positionDenied:
				'Seu navegador não diz a esta página onde você está. Você pode permitir isso nas configurações do navegador.',
			positionUnknown: 'No momento não é possível encontrar sua localização.',
			positionNeeded: 'As distâncias são conhecidas quando você usa sua localização.',
			positionRough:
				'Sua localização só é conhecida de forma aproximada: as distâncias podem estar erradas em quilômetros.',
		},
		atTime: 'Em um dia e hora específicos',
		usePosition: 'Usar minha localização',
		loading: 'Carregando os lugares…',
	},
	feeds: {
		...feeds,
		eventFilesHeading: 'Baixe estes eventos',
		placeFilesHeading: 'Baixe estes lugares',
		placeFileLabels: { ...feeds.placeFileLabels, csv: 'CSV, para planilhas' },
		introduction:
			'Para leitores de feeds, calendários e mapas. Cada ficha mantém a licença da sua fonte, indicada na tabela acima e nos próprios arquivos; quem a mostrar deve citar os créditos devidos.',
	},
	map: {
		...map,
		introduction: (guide: string, places: string) => `${guide}: ${places} em um mapa.`,
		directions: {
			...map.directions,
			otherMaps: 'Abrir em outro mapa',
			remembered: 'Este navegador guarda sua escolha.',
			gpxFile: 'Arquivo GPX',
		},
		privacy:
			'Sua localização só é pedida quando você toca em “Perto de mim”, e nunca sai deste aparelho.',
		mapLabel: 'Mapa. As setas o movem, mais e menos mudam a escala.',
		skip: 'Pular o mapa',
		askTiles: (host: string) =>
			`As imagens deste mapa vêm de ${host}. Esse servidor ficaria sabendo seu endereço de internet e a parte do mapa que você vê; por isso nada é carregado dele até você concordar.`,
		browser: {
			...map.browser,
			locating: 'Procurando sua localização…',
			positionWithin:
				'Você está dentro do círculo, que chega a cerca de {distance} para cada lado.',
			position: 'Sua localização é mostrada, embora não com exatidão.',
			farAway: 'Você está a {distance} do lugar mais próximo deste guia.',
			positionDenied:
				'Seu navegador não diz a esta página onde você está. Você pode permitir isso nas configurações do navegador.',
			positionUnknown: 'No momento não é possível encontrar sua localização.',
		},
	},
	offline: brazilianOffline,
	openingHours: {
		...openingHours,
		closedAtTimes: 'às vezes fechado',
		closingNotStated: 'Onde só aparece o horário de abertura, o de fechamento não está indicado.',
		status: {
			...openingHours.status,
			outOfSeason: 'Fora de temporada',
			opensOnDate: 'abre em {day} às {time}',
		},
	},
	languages: {
		...portuguese.languages,
		label: 'Idiomas',
		textIn: (language: string) => `Este texto está em outro idioma: ${language}.`,
	},
	pages: {
		...pages,
		skipToContent: 'Ir para o conteúdo',
		breadcrumb: 'Você está aqui',
		subscribe: 'Assinar este calendário',
		downloadCalendar: 'Arquivo de calendário',
		nextPage: 'Próxima página',
		nextPhotograph: 'Próxima',
		destinationsIntroduction: (guide: string) => `${guide}: cidades e regiões.`,
		noPlaces: 'No momento não há lugares nesta lista.',
		noGroupings: 'No momento não há nada nesta lista.',
		noUpcomingEvents: 'No momento não há datas anunciadas.',
		contentAsOf: 'Conteúdo de',
		notFoundExplanation:
			'Não há nenhuma página neste endereço. Ela pode ter mudado de lugar, ou o que mostrava não está mais publicado.',
		goneTitle: 'Não consta mais no guia',
		goneExplanation: (guide: string) =>
			`O que estava neste endereço não está mais publicado (${guide}).`,
		capacity: 'Capacidade',
		goodToKnow: 'É bom saber',
		stepFree: 'Com cadeira de rodas ou carrinho de bebê?',
		publicTransport: 'Transporte público',
		directions: 'Traçar rota',
		openInMapApplication: 'Abrir em um aplicativo de mapas',
		showOnMap: 'Ver em um mapa',
		contact: 'Contato',
		tickets: 'Ingressos',
		language: 'Idioma',
	},
	places: {
		...places,
		askThePlace: 'Informe-se com o local.',
		askThePlaceAt: 'Entre em contato com o local:',
		facts: {
			...places.facts,
			accessibleToilets: 'Banheiros acessíveis',
			brailleSignage: 'Sinalização em braille',
			pushchairFriendly: 'Adequado a carrinhos de bebê',
			petsOnLeadOnly: 'Animais só na coleira',
		},
		editorialFacts: { ...places.editorialFacts, season: 'Estação' },
		capacity: 'Capacidade',
		languagesSpoken: 'Idiomas falados',
		noLongerCurrentSince: (date: string) => `Não é mais atual: era válido até ${date}`,
		dogsExcepted: 'exceto cães, que são aceitos',
	},
	saved: brazilianSaved,
	search: {
		...search,
		heading: 'Busca',
		label: 'Buscar neste guia',
		submit: 'Buscar',
		introduction: (guide: string) => `Busque nos nomes e textos: ${guide}.`,
		namesIntroduction: (guide: string) => `Busque nos nomes: ${guide}.`,
		allTexts: 'Buscar “{query}” em todos os textos',
		allNames: 'Buscar “{query}”',
		nothingFound: 'Nada foi encontrado para “{query}”.',
		namesFailed: 'No momento não é possível buscar nos nomes.',
		textsFailed: 'No momento não é possível buscar nos textos.',
		failedAdvice: 'Verifique a conexão e tente de novo, ou percorra o guia:',
		withoutScript:
			'A busca precisa de JavaScript, que este navegador não executa. Tudo se encontra também nas listas:',
		shortcut: 'A tecla / leva à busca',
	},
	whatsOn: {
		...whatsOn,
		browser: {
			...whatsOn.browser,
			fileFailed: 'Não foi possível criar o arquivo. Tente novamente mais tarde.',
		},
		loading: 'Carregando os eventos…',
		saveDates: 'Salvar estas datas (.ics)',
		saveNote:
			'Um arquivo com estas datas como são conhecidas agora, para abrir em um calendário. As alterações posteriores não chegam até ele.',
	},
} satisfies Messages;
