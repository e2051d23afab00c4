import type { Messages } from '../en/messages.ts';

export const feeds = {
	placesTitle: (guide) => `${guide}: أماكن جديدة ومحدَّثة`,
	placesDescription: (guide) => `أماكن ${guide}، الأحدث تحديثًا أولًا.`,
	placesLabel: 'موجز الأماكن الجديدة والمحدَّثة',
	eventsTitle: (guide) => `${guide}: الفعاليات`,
	eventsDescription: (guide) => `الفعاليات القادمة في ${guide}، الأقرب موعدًا أولًا.`,
	eventsLabel: 'موجز الفعاليات القادمة',
	calendarLabel: 'تقويم كل الفعاليات',
	allPlacesLabel: (file) => `كل الأماكن: ${file}`,
	allEventsLabel: (file) => `كل الفعاليات: ${file}`,
	eventFilesHeading: 'حفظ هذه الفعاليات',
	placeFilesHeading: 'حفظ هذه الأماكن',
	placeFileLabels: {
		geojson: 'GeoJSON لخرائط الويب',
		gpx: 'GPX لتطبيقي Organic Maps وOsmAnd',
		kml: 'KML لبرنامج Google Earth',
		csv: 'CSV للجداول',
	},
	outlineLabel: 'موجز هذا الدليل لنماذج اللغة',
	credit: (text) => `المصدر: ${text}`,
	licence: (name) => `رخصة البيانات: ${name}`,

	heading: 'الموجزات والبيانات',
	introduction:
		'لقارئات الموجزات والتقاويم والخرائط. لكل معلومة رخصة مصدرها، وهي في الجدول أعلاه وفي الملفات. اذكروا المصدر المطلوب عند النقل.',

	outline: {
		places: 'الأماكن',
		events: 'الفعاليات',
		destinations: 'الوجهات',
		collections: 'المجموعات',
		data: 'البيانات',
		licence: 'رخصة البيانات',
		introduction: 'في صفحات الأماكن والفعاليات القادمة بيانات schema.org.',
		introductionWithFiles:
			'في صفحات الأماكن والفعاليات القادمة بيانات schema.org، وفي index.jsonld إلى جانبها.',
		rights:
			'عند نقل ما في صفحة اذكروا المصدر المذكور فيها. حقوق الصور لمن ذُكر إلى جانبها، ولا تشملها رخصة البيانات.',
		source: (publisher, licence, count) => `${publisher}: ${licence}، ${count}`,
	},
} satisfies Messages['feeds'];
