import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: '景點類別',
	destination: '目的地',
	city: '鄉鎮市',
	neighbourhood: '街區',
	collection: '專題',
	season: '季節',
	mood: '氣氛',
	'travel-style': '旅行方式',
	activity: '活動類型',
	theme: '主題',
	language: '語言',
	accessibility: '無障礙',
	families: '親子',
	animals: '寵物',
	price: '費用',
};
