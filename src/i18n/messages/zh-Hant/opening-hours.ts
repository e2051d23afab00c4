import type { OpeningHoursMessages } from '../en/opening-hours.ts';

const status = {
	open: '營業中',
	openAllDay: '24小時營業',
	closesSoon: '即將打烊',
	closedNow: '目前休息',
	closedToday: '今天休息',
	outOfSeason: '非開放季節',
	notStated: '今天的營業時間未註明',
	seeTable: '查看營業時間',
	separator: ' · ',
	midnight: '24:00',
	untilTime: '至{time}',
	untilTimeOnDay: '至{day}{time}',
	closesAt: '{time}打烊',
	opensToday: '{time}開始營業',
	opensTomorrow: '明天{time}開始營業',
	opensOnWeekday: '{day}{time}開始營業',
	opensOnDate: '{day}{time}開始營業',
	seasonFrom: '{day}起的時間已註明',
	elisions: {},
};

export const openingHours = {
	status,
	heading: '營業時間',
	notStatedClearly: '營業時間註明不清',
	seeTable: status.seeTable,

	caption: (dates) => (dates === undefined ? '營業時間' : `營業時間（${dates}）`),
	usualOfVenue: (dates) =>
		dates === undefined ? '場地平時的營業時間' : `場地平時的營業時間（${dates}）`,
	startsOutside: '活動在此營業時間之外開始。',
	startsOutsideOnSome: '部分日期的活動在此營業時間之外開始。',
	dayColumn: '星期',
	hoursColumn: '時間',
	fromTo: (from, to) => `${from}至${to}`,
	fromDate: (date) => `${date}起`,
	untilDate: (date) => `至${date}`,
	onDays: (dates, days) => `${dates}（${days}）`,

	times: '{opens}～{closes}',
	timesUntilNextDay: '{opens}～翌日{closes}',
	timesOpenEnded: '{opens}起',
	midnight: status.midnight,
	allDay: '24小時營業',
	closed: '休息',
	dayNotStated: '未註明',
	dayNotStatedClearly: '註明不清',
	statedInTwoWays: '有兩種說法',
	listSeparator: '、',
	mayBeMore: '其他時間註明不清',
	mayBeClosed: '註明不清',
	closedAtTimes: '有時休息',
	closingNotStated: '僅列開始時間者，結束時間未註明。',

	noteOn: (days, times, note) =>
		times === undefined ? `${days}：${note}` : `${days}，${times}：${note}`,
	unreadablePeriods: (dates) => `註明不清的期間：${dates}。`,

	specialDays: '特別日子',
	publicHolidays: '國定假日',
	publicHolidaysMayDiffer: '國定假日的營業時間可能不同。',
	holidayToday: (where) => `今天是國定假日（${where}），營業時間可能不同。`,

	yearHeading: '全年營業時間',
	yearOpen: (dates, season) => `${dates}：表${season}`,
	yearClosed: (dates) => `${dates}：休息`,
	yearNotStated: (dates) => `${dates}：未註明`,
} satisfies OpeningHoursMessages;
