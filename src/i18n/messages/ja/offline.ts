import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'このページには新しい内容があります。', show: '表示する' },
	heading: 'オフライン',
	keptPages: 'オフラインで見られるページ',
	taken: '持ち出したページ',
	takeAlong: {
		ask: 'この行き先をオフラインで使う',
		start: 'これらのページを保存',
		stop: '停止',
		remove: 'これらのページを削除',
		close: '今はしない',
		keeping: '保存したページ',
		browser: {
			offer: '{pages}ページ、約{size}。保存するとオフラインで開けます。',
			littleRoom: 'このブラウザーの空きは約{size}です。足りないかもしれません。',
			progress: '{pages}ページ中{count}ページ',
			done: '{pages}ページ中{count}ページを保存しました。オフラインで開けます。',
			some: '{count}ページは読み込めませんでした。後でもう一度お試しください。',
			full: 'このブラウザーには空きがありません。{pages}ページ中{count}ページを保存しました。',
			stopped: '停止しました。{pages}ページ中{count}ページを保存しました。',
			removed: 'ページを削除しました。',
			failed: 'ページの一覧を読み込めませんでした。後でもう一度お試しください。',
		},
	},
	introduction: (guide) =>
		`${guide}：ネットワークがないときは、このブラウザーに保存されているページを表示できます。保存したページ、閲覧したページ、一覧ページです。`,
	seen: '閲覧したページ',
	overviews: '一覧ページ',
	none: 'このブラウザーには、まだこのガイドのページが保存されていません。閲覧したページが保存されます。',
	withoutScript: 'ページの保存には JavaScript が必要ですが、このブラウザーでは動作していません。',
};
