import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Stöbern',
	introduction: (guide) => `${guide}: die Orte nach dem, was sie gemeinsam haben.`,
	towns: 'Städte und Gemeinden',
	neighbourhoods: 'Viertel',
	facetIntroduction: (facet, guide) => `${facet}: Listen von Orten, ${guide}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: 'die Empfehlungen der Redaktion zuerst',
		highlights: 'die Höhepunkte zuerst',
		name: 'nach Namen',
	},
	townIntroduction: (town, count, order) => `${town}: ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject}: ${counted(count, nouns.place)}, wie die Redaktion sie beschreibt (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${counted(count, nouns.place)} mit dieser Angabe (${guide}). Für andere gilt das vielleicht auch, ohne dass es angegeben ist: Bitte fragen Sie nach.`,
	allLists: (facet, count) => `${facet}: alle ${counted(count, nouns.list)}`,
	moreWays: 'Weiter stöbern',
	refine: 'Liste eingrenzen',
};
