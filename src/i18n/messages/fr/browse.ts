import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Parcourir',
	introduction: (guide) => `${guide}\u202f: les lieux selon ce qu’ils ont en commun.`,
	towns: 'Villes et villages',
	neighbourhoods: 'Quartiers',
	facetIntroduction: (facet, guide) => `${facet}\u202f: listes de lieux, ${guide}.`,
	listTitle: (facet, value) => `${facet}\u202f: ${value}`,
	inOrder: {
		choices: 'les coups de cœur de la rédaction en tête',
		highlights: 'les plus remarquables en tête',
		name: 'par ordre alphabétique',
	},
	townIntroduction: (town, count, order) =>
		`${town}\u202f: ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject}\u202f: ${counted(count, nouns.place)}, selon la description de la rédaction (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}\u202f: ${counted(count, nouns.place)} l’indiquent (${guide}). D’autres ne l’ont peut-être pas précisé\u202f: renseignez-vous avant de partir.`,
	allLists: (facet, count) => `${facet}\u202f: ${counted(count, nouns.list)} en tout`,
	moreWays: 'Parcourir autrement',
	refine: 'Affiner cette liste',
};
