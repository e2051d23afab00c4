import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Bladeren',
	introduction: (guide) => `${guide}: de plekken op wat ze gemeen hebben.`,
	towns: 'Steden en dorpen',
	neighbourhoods: 'Wijken',
	facetIntroduction: (facet, guide) => `${facet}: lijsten met plekken, ${guide}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: 'de keuzes van de redactie eerst',
		highlights: 'de hoogtepunten eerst',
		name: 'op naam',
	},
	townIntroduction: (town, count, order) => `${town}: ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject}: ${counted(count, nouns.place)}, zoals de redactie ze beschrijft (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${counted(count, nouns.place)} vermelden dit (${guide}). Andere hebben het misschien niet vermeld: vraag het vooraf na.`,
	allLists: (facet, count) => `${facet}: alle ${counted(count, nouns.list)}`,
	moreWays: 'Meer manieren om te bladeren',
	refine: 'Deze lijst verfijnen',
};
