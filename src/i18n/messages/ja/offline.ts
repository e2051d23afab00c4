import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'このページには新しい内容があります。', show: '表示する' },
	heading: 'オフライン',
	keptPages: 'オフラインで見られるページ',
	introduction: (guide) =>
		`${guide}：ネットワークがないときは、このブラウザーに保存されているページを表示できます。保存したページ、閲覧したページ、一覧ページです。`,
	seen: '閲覧したページ',
	overviews: '一覧ページ',
	none: 'このブラウザーには、まだこのガイドのページが保存されていません。閲覧したページが保存されます。',
	withoutScript: 'ページの保存には JavaScript が必要ですが、このブラウザーでは動作していません。',
};
