import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'スポットの種類',
	destination: 'エリア',
	city: '市町村',
	neighbourhood: '地区',
	collection: '特集',
	season: '季節',
	mood: '雰囲気',
	'travel-style': 'こんな旅に',
	activity: '楽しみ方',
	theme: 'テーマ',
	language: '言語',
	accessibility: 'バリアフリー',
	families: '家族連れ',
	animals: 'ペット',
	price: '料金',
};
