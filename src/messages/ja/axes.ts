import type { AxisMessages } from '../en/axes.ts';

export const axes: AxisMessages = {
	category: '場所の種類',
	destination: '目的地',
	city: '市町村',
	neighbourhood: '地区',
	collection: 'コレクション',
	season: '季節',
	mood: '雰囲気',
	'travel-style': 'おすすめの旅',
	activity: 'できること',
	theme: 'テーマ',
	language: '言語',
	accessibility: 'バリアフリー',
	families: '家族連れ',
	animals: '動物',
	price: '料金',
};
