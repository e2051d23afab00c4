import type { Messages } from '../messages.ts';
import { portuguese } from './messages.ts';

const { events, feeds, map, pages, places, search, whatsOn } = portuguese;

/** Portuguese, where Brazil has a word or a spelling of its own. */
export const brazilian = {
	...portuguese,
	events: {
		...events,
		onNow: 'Acontecendo agora',
		soldOutDetail: 'Não há mais ingressos disponíveis, segundo a fonte.',
		subscribe: 'Assinar estas datas',
	},
	feeds: {
		...feeds,
		introduction:
			'Para leitores de feeds, calendários e mapas. Cada ficha mantém a licença da sua fonte, indicada na tabela acima e nos próprios arquivos; quem a mostrar deve citar os créditos devidos.',
	},
	map: {
		...map,
		introduction: (guide: string, places: string) => `${places} de ${guide} em um mapa.`,
		privacy:
			'Sua posição só é pedida quando você toca em “Perto de mim”, e nunca sai deste aparelho.',
		browser: {
			...map.browser,
			locating: 'Procurando sua posição…',
			positionDenied:
				'Seu navegador não diz a esta página onde você está. Você pode permitir isso nas configurações do navegador.',
			positionUnknown: 'No momento não é possível encontrar sua posição.',
		},
	},
	pages: {
		...pages,
		skipToContent: 'Ir para o conteúdo',
		breadcrumb: 'Você está aqui',
		subscribe: 'Assinar este calendário',
		downloadCalendar: 'Arquivo de calendário',
		atAGlance: 'Em resumo',
		address: 'Endereço',
		publicTransport: 'Transporte público',
		openInMapApplication: 'Abrir em um aplicativo de mapas',
		showOnMap: 'Ver em um mapa',
		contact: 'Contato',
		tickets: 'Ingressos',
		language: 'Idioma',
	},
	places: {
		...places,
		facts: {
			...places.facts,
			accessibleToilets: 'Banheiros acessíveis',
			brailleSignage: 'Sinalização em braille',
			pushchairFriendly: 'Adequado a carrinhos de bebê',
			petsOnLeadOnly: 'Animais só na coleira',
		},
		languagesSpoken: 'Idiomas falados',
		sameAddress: 'No mesmo endereço',
		dogsExcepted: 'exceto cães, que são aceitos',
	},
	search: {
		...search,
		heading: 'Busca',
		failed: 'No momento não é possível pesquisar nos textos.',
		failedAdvice: 'Verifique a conexão e tente de novo, ou percorra o guia:',
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
