import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Índice de lugares',
	introduction: (guide) => `${guide}: os lugares pelo que têm em comum.`,
	towns: 'Cidades e vilas',
	neighbourhoods: 'Bairros',
	facetIntroduction: (facet, guide) => `${facet}: listas de lugares, ${guide}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: 'primeiro as escolhas da redação',
		highlights: 'primeiro os destaques',
		name: 'por ordem alfabética',
	},
	townIntroduction: (town, count, order) => `${town}: ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject} – ${counted(count, nouns.place)}, como a redação os descreve (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${counted(count, nouns.place)} com esta indicação (${guide}). Outros podem não o ter indicado: informe-se junto do local.`,
	allLists: (facet, count) => `${facet}: ${counted(count, nouns.list)} ao todo`,
	moreWays: 'Todo o índice de lugares',
	refine: 'Restringir esta lista',
};
