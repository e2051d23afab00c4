import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: 새로 추가되거나 바뀐 장소`,
	placesDescription: (guide) => `${guide}의 장소를 최근에 바뀐 순으로 보여 줍니다.`,
	placesLabel: '새로 추가되거나 바뀐 장소 피드',
	eventsTitle: (guide) => `${guide}: 행사`,
	eventsDescription: (guide) => `${guide}의 다가오는 행사를 가까운 날짜 순으로 보여 줍니다.`,
	eventsLabel: '다가오는 행사 피드',
	calendarLabel: '모든 행사 캘린더',
	allPlacesLabel: (file) => `모든 장소: ${file}`,
	allEventsLabel: (file) => `모든 행사: ${file}`,
	eventFilesHeading: '이 행사들 저장',
	placeFilesHeading: '이 장소들 저장',
	placeFileLabels: {
		geojson: 'GeoJSON(웹 지도용)',
		gpx: 'GPX(Organic Maps, OsmAnd용)',
		kml: 'KML(Google Earth용)',
		csv: 'CSV(스프레드시트용)',
	},
	outlineLabel: '언어 모델을 위한 이 안내의 개요',
	credit: (text) => `출처: ${text}`,
	licence: (name) => `데이터 라이선스: ${name}`,

	heading: '피드와 데이터',
	introduction:
		'피드 리더, 캘린더, 지도에서 쓸 수 있습니다. 각 정보에는 출처의 라이선스가 적용되며, 위의 표와 파일에 적혀 있습니다. 옮겨 실을 때는 필요한 출처를 밝혀 주세요.',

	outline: {
		places: '장소',
		events: '행사',
		destinations: '여행지',
		collections: '모음',
		data: '데이터',
		licence: '데이터 라이선스',
		introduction: '장소와 다가오는 행사의 페이지에는 schema.org 데이터가 들어 있습니다.',
		introductionWithFiles:
			'장소와 다가오는 행사의 페이지에는 schema.org 데이터가 들어 있으며, 옆의 index.jsonld에도 있습니다.',
		rights:
			'페이지의 내용을 옮겨 실을 때는 페이지에 적힌 출처를 밝혀 주세요. 사진의 권리는 사진 옆에 적힌 이에게 있으며 데이터 라이선스의 대상이 아닙니다.',
		source: (publisher, licence, count) => `${publisher}: ${licence}, ${count}`,
	},
} satisfies Messages['feeds'];
