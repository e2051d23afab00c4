import type { Lexicon } from './lexicon.ts';

/** Japanese. */
export const ja: Lexicon = {
	placeholders: [
		'無',
		'無し',
		'なし',
		'特になし',
		'該当なし',
		'情報なし',
		'データなし',
		'不明',
		'未記入',
		'未入力',
		'未設定',
	],
	prices: {
		free: ['無料', '入場無料', '入館無料'],
		from: ['から', 'より'],
		per: [],
		money: ['円', 'ユーロ'],
	},
	licences: {
		by: ['表示'],
		nc: ['非営利'],
		nd: ['改変禁止'],
		sa: ['継承'],
		beside: ['国際', '非移植', 'ライセンス', 'クリエイティブ・コモンズ'],
	},
	postBox: ['私書箱'],
	fax: ['ファックス', 'ファクス', 'ファクシミリ', 'FAX'],
	telephone: ['電話', 'TEL'],
	yesOrNo: ['はい', 'いいえ'],
};
