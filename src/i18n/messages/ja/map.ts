import type { Messages } from '../en/messages.ts';

export const map = {
	heading: '地図',
	introduction: (guide, places) => `${guide}の${places}を一枚の地図に。`,
	zoomIn: '拡大',
	zoomOut: '縮小',
	nearMe: '現在地の近く',
	wholeGuide: 'ガイド全体',
	close: '閉じる',
	chosen: '地図で選んだスポット',
	mapLabel: '地図。矢印キーで移動、プラスとマイナスで縮尺を変えます。',
	skip: '地図を飛ばす',
	filter: 'スポットを絞り込む',
	allPlaces: 'すべてのスポットを表示',
	listsHeading: '同じスポットの一覧',
	listsIntroduction: '地図にあるものはすべて、これらの一覧にもあります。',
	privacy: '現在地は「現在地の近く」を押したときだけ確認され、この端末の外には送られません。',
	askTiles: (host) =>
		`この地図の画像は${host}から届きます。読み込むと、そのサーバーにインターネットアドレスと見ている範囲が知られるため、同意されるまで何も読み込みません。`,
	agree: (host) => `${host}の地図を読み込む`,
	withdraw: (host) => `${host}からの読み込みをやめる`,
	browser: {
		onePlace: '{count}か所',
		places: '{count}か所',
		inView: 'この範囲：{places}',
		more: 'ほか{places}。拡大するとここに表示されます',
		filtered: '絞り込みに合うスポットだけを表示しています（{places}）。',
		noneInView: 'この範囲にスポットはありません。',
		failed: '地図を読み込めませんでした。このページの一覧にすべてのスポットがあります。',
		locating: '現在地を確認しています…',
		positionWithin: '現在地は円の中です。円の半径は約{distance}です。',
		position: '現在地を表示していますが、正確ではありません。',
		farAway: 'このガイドの最寄りのスポットまで{distance}です。',
		positionDenied:
			'ブラウザーがこのページに現在地を伝えていません。ブラウザーの設定で許可できます。',
		positionUnknown: '今は現在地を確認できません。',
	},
} satisfies Messages['map'];
