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
};
