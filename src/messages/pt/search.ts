import type { Messages } from '../messages.ts';

export const search = {
	heading: 'Pesquisa',
	label: 'Pesquisar neste guia',
	submit: 'Pesquisar',
	introduction: (guide) => `Pesquise nos nomes e textos de ${guide}.`,
	suggestionCount: 'Sugestões: {count}',
	noSuggestions: 'Nenhum nome corresponde.',
	byName: 'Por nome',
	inTexts: 'Nos textos',
	allTexts: 'Pesquisar “{query}” em todos os textos',
	nothingFound: 'Nada foi encontrado para “{query}”.',
	nothingFoundAdvice: 'Tente com menos palavras ou outras, ou percorra o guia:',
	failed: 'De momento não é possível pesquisar nos textos.',
	failedAdvice: 'Verifique a ligação e tente de novo, ou percorra o guia:',
	tryAgain: 'Tentar de novo',
	withoutScript:
		'A pesquisa precisa de JavaScript, que este navegador não executa. Tudo se encontra também nas listas:',
	start: 'Ou percorra o guia:',
	more: 'Mais resultados',
	kind: 'Tipo',
	category: 'Categoria',
	destination: 'Destino',
	any: 'Todos',
	kinds: {
		place: 'Local',
		event: 'Evento',
		destination: 'Destino',
		collection: 'Coleção',
		category: 'Categoria',
	},
	shortcut: 'A tecla / leva à pesquisa',
} satisfies Messages['search'];
