import type { SavedMessages } from '../en/saved.ts';

export const saved: SavedMessages = {
	button: {
		save: '保存',
		saved: '保存済み',
		saveName: '{name}を保存',
		savedName: '保存済み：{name}',
		share: '共有',
	},
	notices: {
		kept: 'このブラウザーに保存しました。',
		showAll: 'すべて見る',
		removed: '外しました：{name}',
		undo: '元に戻す',
		copied: 'リンクをコピーしました。',
		notCopied: 'リンクをコピーできませんでした：{address}',
		off: 'このブラウザーはこのサイトの内容を保持しないため、保存できません。',
		full: 'このブラウザーには空きがありません。何かを外してから、もう一度お試しください。',
	},
	browser: {
		entry: '{count}件保存済み',
		entries: '{count}件保存済み',
		moveUp: '{name}を上へ',
		moveDown: '{name}を下へ',
		moved: '{name}は{count}件中{position}番目になりました。',
		note: 'メモ',
		noteOn: '{name}のメモ',
		gone: 'このガイドにはもうありません。',
		unreadable:
			'ここに保存されていたものは読めなくなりました。次に保存するものがその代わりになります。',
	},
	introduction: (guide) => `${guide}で保存したもの。このブラウザーの中だけに残ります。`,
	heading: '保存済み',
	empty: 'まだ何も保存されていません。',
	howTo: 'スポットやイベントのしおりを押すと、ここに入ります。',
	withoutScript: '保存にはJavaScriptが必要ですが、このブラウザーでは動きません。',
	ownList: '自分の保存リスト',
};
