import type { Messages } from '../messages.ts';

export const search = {
	heading: '検索',
	label: 'このガイドを検索',
	submit: '検索',
	introduction: (guide) => `${guide}の名前と本文を検索できます。`,
	suggestionCount: '候補：{count}件',
	noSuggestions: '一致する名前はありません。',
	byName: '名前から',
	inTexts: '本文から',
	allTexts: '「{query}」を本文全体から検索',
	nothingFound: '「{query}」に一致するものは見つかりませんでした。',
	nothingFoundAdvice: '言葉を減らすか、別の言葉でお試しください。一覧からも探せます：',
	failed: '現在、本文を検索できません。',
	failedAdvice: '接続を確認してもう一度お試しください。一覧からも探せます：',
	tryAgain: 'もう一度試す',
	withoutScript:
		'検索にはJavaScriptが必要ですが、このブラウザでは動作していません。一覧からも探せます：',
	start: '一覧から探す：',
	more: 'さらに表示',
	kind: '種類',
	category: 'カテゴリー',
	destination: '目的地',
	any: 'すべて',
	kinds: {
		place: 'スポット',
		event: 'イベント',
		destination: '目的地',
		collection: 'コレクション',
		category: 'カテゴリー',
	},
	shortcut: '/ キーで検索に移動する',
} satisfies Messages['search'];
