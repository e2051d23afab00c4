import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: '分類瀏覽',
	introduction: (guide) => `依共同特色瀏覽${guide}的景點。`,
	towns: '鄉鎮市',
	neighbourhoods: '街區',
	facetIntroduction: (facet, guide) => `${guide}的景點清單：${facet}。`,
	listTitle: (facet, value) => `${facet}：${value}`,
	inOrder: {
		choices: '編輯推薦優先',
		highlights: '重點景點優先',
		name: '依名稱排列',
	},
	townIntroduction: (town, count, order) => `${town}的${counted(count, nouns.place)}，${order}。`,
	wordIntroduction: (subject, guide, count) =>
		`${guide}的${counted(count, nouns.place)}（${subject}），依編輯的描述。`,
	factIntroduction: (fact, guide, count) =>
		`${fact}：${guide}有${counted(count, nouns.place)}如此註明。未註明的景點也可能符合，請向現場查詢。`,
	allLists: (facet, count) => `${facet}：全部${counted(count, nouns.list)}`,
	moreWays: '其他瀏覽方式',
	refine: '縮小此清單範圍',
};
