import type { OpeningHoursMessages } from '../en/opening-hours.ts';

const status = {
	open: '営業中',
	openAllDay: '24時間営業',
	closesSoon: 'まもなく営業終了',
	closedNow: '営業時間外',
	closedToday: '本日休業',
	outOfSeason: 'シーズン外',
	notStated: '本日の営業時間は記載なし',
	seeTable: '営業時間を見る',
	separator: ' · ',
	midnight: '24:00',
	untilTime: '{time}まで',
	untilTimeOnDay: '{day}の{time}まで',
	closesAt: '{time}まで',
	opensToday: '{time}から営業',
	opensTomorrow: '明日{time}から営業',
	opensOnWeekday: '{day}の{time}から営業',
	opensOnDate: '{day}の{time}から営業',
	seasonFrom: '{day}からの時間は記載あり',
	elisions: {},
};

export const openingHours = {
	status,
	heading: '営業時間',
	notStatedClearly: '営業時間の記載が不明確',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? '営業時間' : `営業時間（${dates}）`),
	usualOfVenue: (dates) =>
		dates === undefined ? '会場の通常の営業時間' : `会場の通常の営業時間（${dates}）`,
	startsOutside: 'イベントはこの営業時間外に始まります。',
	startsOutsideOnSome: '一部の日程では、イベントはこの営業時間外に始まります。',
	dayColumn: '曜日',
	hoursColumn: '時間',
	fromTo: (from, to) => `${from}～${to}`,
	fromDate: (date) => `${date}から`,
	untilDate: (date) => `${date}まで`,
	onDays: (dates, days) => `${dates}（${days}）`,

	times: '{opens}～{closes}',
	timesUntilNextDay: '{opens}～翌日{closes}',
	timesOpenEnded: '{opens}から',
	midnight: status.midnight,
	allDay: '24時間営業',
	closed: '休業',
	dayNotStated: '記載なし',
	dayNotStatedClearly: '記載が不明確',
	statedInTwoWays: '2通りの記載あり',
	listSeparator: '、',
	mayBeMore: 'ほかの時間は記載が不明確',
	mayBeClosed: '記載が不明確',
	closedAtTimes: '休業の場合あり',
	closingNotStated: '開始時刻だけの場合、終了時刻は記載されていません。',

	noteOn: (days, times, note) =>
		times === undefined ? `${days}：${note}` : `${days}、${times}：${note}`,
	unreadablePeriods: (dates) => `記載が不明確な期間：${dates}。`,

	specialDays: '特別な日',
	publicHolidays: '祝日',
	publicHolidaysMayDiffer: '祝日は営業時間が異なる場合があります。',
	holidayToday: (where) => `今日は祝日です（${where}）。営業時間が異なる場合があります。`,

	yearHeading: '年間の営業時間',
	yearOpen: (dates, season) => `${dates}：表${season}`,
	yearClosed: (dates) => `${dates}：休業`,
	yearNotStated: (dates) => `${dates}：記載なし`,
} satisfies OpeningHoursMessages;
