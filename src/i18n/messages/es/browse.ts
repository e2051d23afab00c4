import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Índice de lugares',
	introduction: (guide) => `${guide}: los lugares según lo que tienen en común.`,
	towns: 'Ciudades y pueblos',
	neighbourhoods: 'Barrios',
	facetIntroduction: (facet, guide) => `${facet}: listas de lugares, ${guide}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: 'primero los favoritos de la redacción',
		highlights: 'primero lo más destacado',
		name: 'por orden alfabético',
	},
	townIntroduction: (town, count, order) => `${town}: ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject}: ${counted(count, nouns.place)}, tal como los describe la redacción (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${counted(count, nouns.place)} lo indican (${guide}). Otros pueden no haberlo indicado: pregunta antes de ir.`,
	allLists: (facet, count) => `${facet}: ${counted(count, nouns.list)} en total`,
	moreWays: 'Todo el índice de lugares',
	refine: 'Acotar esta lista',
};
