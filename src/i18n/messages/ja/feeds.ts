import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}：新着・更新スポット`,
	placesDescription: (guide) => `${guide}のスポットを、更新の新しい順に掲載しています。`,
	placesLabel: '新着・更新スポットのフィード',
	eventsTitle: (guide) => `${guide}：イベント情報`,
	eventsDescription: (guide) => `${guide}の今後のイベントを、開催日の近い順に掲載しています。`,
	eventsLabel: '今後のイベントのフィード',
	calendarLabel: '全イベントのカレンダー',
	allPlacesLabel: (file) => `すべてのスポット：${file}`,
	allEventsLabel: (file) => `すべてのイベント：${file}`,
	eventFilesHeading: 'これらのイベントを保存',
	placeFilesHeading: 'これらのスポットを保存',
	placeFileLabels: {
		geojson: 'GeoJSON（ウェブ地図用）',
		gpx: 'GPX（Organic Maps・OsmAnd用）',
		kml: 'KML（Google Earth用）',
		csv: 'CSV（表計算ソフト用）',
	},
	outlineLabel: '言語モデル向けのこのガイドの概要',
	credit: (text) => `出典：${text}`,
	licence: (name) => `データのライセンス：${name}`,

	heading: 'フィードとデータ',
	introduction:
		'フィードリーダー、カレンダー、地図でご利用いただけます。各情報には出典のライセンスが適用され、上の表とファイル内に記載しています。掲載する際は、必要なクレジットを表示してください。',

	outline: {
		places: 'スポット',
		events: 'イベント',
		destinations: 'エリア',
		collections: '特集',
		data: 'データ',
		licence: 'データのライセンス',
		introduction:
			'スポットと今後のイベントのページは、schema.orgのデータをページ内に備えています。',
		introductionWithFiles:
			'スポットと今後のイベントのページは、schema.orgのデータをページ内と、隣のindex.jsonldに備えています。',
		rights:
			'ページの内容を掲載する際は、ページに記載されたクレジットを表示してください。写真の権利は、写真に添えて記載された方に帰属し、データのライセンスの対象外です。',
		source: (publisher, licence, count) => `${publisher}：${licence}、${count}`,
	},
} satisfies Messages['feeds'];
