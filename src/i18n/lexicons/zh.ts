import type { Lexicon } from './lexicon.ts';

/** Chinese, in either script. */
export const zh: Lexicon = {
	placeholders: [
		'無',
		'无',
		'不適用',
		'不适用',
		'暫無',
		'暂无',
		'無資料',
		'无资料',
		'暫無資料',
		'暂无资料',
		'沒有資料',
		'没有资料',
		'暫無資訊',
		'無資訊',
		'暂无信息',
		'无信息',
		'無數據',
		'无数据',
		'暂无数据',
		'未提供',
		'未填寫',
		'未填写',
		'未知',
		'不詳',
		'不详',
	],
	prices: {
		free: ['免費', '免费', '免費入場', '免费入场', '免門票'],
		from: ['起'],
		per: [],
		money: ['元', '圓'],
	},
};
