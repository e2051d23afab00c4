import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Sfoglia',
	introduction: (guide) => `${guide}: i luoghi secondo ciò che hanno in comune.`,
	towns: 'Città e paesi',
	neighbourhoods: 'Quartieri',
	facetIntroduction: (facet, guide) => `${facet}: elenchi di luoghi, ${guide}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: 'prima le scelte della redazione',
		highlights: 'prima i luoghi di spicco',
		name: 'in ordine alfabetico',
	},
	townIntroduction: (town, count, order) => `${town}: ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject} – ${counted(count, nouns.place)}, come li descrive la redazione (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: lo indicano ${counted(count, nouns.place)} (${guide}). Altri potrebbero non averlo indicato: informati direttamente.`,
	allLists: (facet, count) => `${facet}: ${counted(count, nouns.list)} in tutto`,
	moreWays: 'Altri modi di sfogliare',
	refine: 'Restringi l’elenco',
};
