import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: 'تصفّح',
	introduction: (guide) => `أماكن ${guide} بحسب ما يجمع بينها.`,
	towns: 'المدن',
	neighbourhoods: 'الأحياء',
	facetIntroduction: (facet, guide) => `${facet}: قوائم أماكن في ${guide}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: 'بدءًا بما اختاره المحررون',
		highlights: 'بدءًا بأبرز المعالم',
		name: 'بحسب الاسم',
	},
	townIntroduction: (town, count, order) => `${counted(count, nouns.place)} في ${town}، ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject} – ${counted(count, nouns.place)} في ${guide}، كما يصفها المحررون.`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${counted(count, nouns.place)} في ${guide} بحسب ما ذُكر. وقد يصحّ ذلك على أماكن أخرى لم تذكره، فاسألوها.`,
	allLists: (facet, count) => `${facet}: كل القوائم، ${counted(count, nouns.list)}`,
	moreWays: 'طرق أخرى للتصفّح',
	refine: 'تضييق هذه القائمة',
};
