import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}：新增及更新的景點`,
	placesDescription: (guide) => `${guide}的景點，最近更新者在前。`,
	placesLabel: '新增及更新景點的訂閱',
	eventsTitle: (guide) => `${guide}：活動資訊`,
	eventsDescription: (guide) => `${guide}的近期活動，日期最近者在前。`,
	eventsLabel: '近期活動的訂閱',
	calendarLabel: '所有活動的行事曆',
	allPlacesLabel: (file) => `所有景點：${file}`,
	allEventsLabel: (file) => `所有活動：${file}`,
	eventFilesHeading: '儲存這些活動',
	placeFilesHeading: '儲存這些景點',
	placeFileLabels: {
		geojson: 'GeoJSON（網路地圖）',
		gpx: 'GPX（Organic Maps、OsmAnd）',
		kml: 'KML（Google Earth）',
		csv: 'CSV（試算表）',
	},
	outlineLabel: '供語言模型使用的指南概要',
	credit: (text) => `來源：${text}`,
	licence: (name) => `資料授權：${name}`,

	heading: '訂閱與資料',
	introduction:
		'可用於閱讀器、行事曆和地圖。各項資訊依來源的授權條款提供，載於上表及檔案中。轉載時請註明所需的出處。',

	outline: {
		places: '景點',
		events: '活動',
		destinations: '目的地',
		collections: '專題',
		data: '資料',
		licence: '資料授權',
		introduction: '景點和近期活動的網頁內含schema.org資料。',
		introductionWithFiles: '景點和近期活動的網頁內含schema.org資料，旁邊的index.jsonld亦同。',
		rights: '轉載網頁內容時，請註明網頁所載的出處。照片權利屬於照片旁所載者，不在資料授權範圍內。',
		source: (publisher, licence, count) => `${publisher}：${licence}，${count}`,
	},
} satisfies Messages['feeds'];
