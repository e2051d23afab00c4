import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'Stöbern',
	introduction: (guide) => `${guide}: die Orte nach dem, was sie gemeinsam haben.`,
	towns: 'Städte und Gemeinden',
	neighbourhoods: 'Viertel',
	axisIntroduction: (axis, guide) => `${axis}: Listen von Orten, ${guide}.`,
	listTitle: (axis, value) => `${axis}: ${value}`,
	townIntroduction: (town, count, areRanked) =>
		`${town}: ${counted(count, nouns.place)}, ${areRanked ? 'die Empfehlungen der Redaktion zuerst' : 'nach Namen'}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject}: ${counted(count, nouns.place)}, wie die Redaktion sie beschreibt (${guide}).`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${counted(count, nouns.place)} mit dieser Angabe (${guide}). Für andere gilt das vielleicht auch, ohne dass es angegeben ist: Bitte fragen Sie nach.`,
	allLists: (axis, count) => `${axis}: alle ${counted(count, nouns.list)}`,
	moreWays: 'Weiter stöbern',
	refine: 'Liste eingrenzen',
};
