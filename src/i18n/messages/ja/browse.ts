import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: '条件別に見る',
	introduction: (guide) => `${guide}のスポットを、共通する特徴ごとに掲載しています。`,
	towns: '市町村',
	neighbourhoods: '地区',
	facetIntroduction: (facet, guide) => `${guide}のスポット一覧：${facet}。`,
	listTitle: (facet, value) => `${facet}：${value}`,
	inOrder: {
		choices: '編集部のおすすめから順に',
		highlights: '見どころから順に',
		name: '名前順に',
	},
	townIntroduction: (town, count, order) =>
		`${town}のスポット${counted(count, nouns.place)}を、${order}掲載しています。`,
	wordIntroduction: (subject, guide, count) =>
		`${guide}のスポット${counted(count, nouns.place)}（${subject}）。編集部による紹介に基づいています。`,
	factIntroduction: (fact, guide, count) =>
		`${fact}：${guide}のスポット${counted(count, nouns.place)}に記載があります。記載のないスポットについては、現地にお問い合わせください。`,
	allLists: (facet, count) => `${facet}：全${counted(count, nouns.list)}`,
	moreWays: 'ほかの条件で見る',
	refine: 'この一覧を絞り込む',
};
