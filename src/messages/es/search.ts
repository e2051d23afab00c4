import type { Messages } from '../messages.ts';

export const search = {
	heading: 'Buscar',
	label: 'Buscar en esta guía',
	submit: 'Buscar',
	introduction: (guide) => `Busque en los nombres y textos de ${guide}.`,
	suggestionCount: 'Sugerencias: {count}',
	noSuggestions: 'Ningún nombre coincide.',
	byName: 'Por nombre',
	inTexts: 'En los textos',
	allTexts: 'Buscar «{query}» en todos los textos',
	nothingFound: 'No se ha encontrado nada para «{query}».',
	nothingFoundAdvice: 'Pruebe con menos palabras u otras, o recorra la guía:',
	failed: 'Por el momento no se puede buscar en los textos.',
	failedAdvice: 'Compruebe la conexión e inténtelo de nuevo, o recorra la guía:',
	tryAgain: 'Intentar de nuevo',
	withoutScript:
		'La búsqueda necesita JavaScript, que este navegador no ejecuta. Todo se encuentra también en las listas:',
	start: 'O recorra la guía:',
	more: 'Más resultados',
	kind: 'Tipo',
	category: 'Categoría',
	destination: 'Destino',
	any: 'Todos',
	kinds: {
		place: 'Lugar',
		event: 'Evento',
		destination: 'Destino',
		collection: 'Colección',
		category: 'Categoría',
	},
	shortcut: 'La tecla / lleva a la búsqueda',
} satisfies Messages['search'];
