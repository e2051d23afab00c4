import type { EventMessages } from '../en/events.ts';
import { counted, nouns } from './counted.ts';

export const events = {
	card: {
		dateAndTime: '{date} {time}',
		until: '至{date}',
		today: '今天',
		tomorrow: '明天',
		over: '已結束',
		past: '已過日期',
		goesOn: '{rule}（日期請洽主辦單位）',
		laterDates: '後續日期請見活動頁面',
		furtherDate: '另有{count}個日期',
		furtherDates: '另有{count}個日期',
		furtherUncounted: '另有其他日期',
		closedToday: '今天休息',
		closedThatDay: '當天休息',
		closedThen: '這些日子休息',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date} ${time}`,
	dateAndStart: (date, time) => `${date} ${time}起`,
	severalTimes: (times) => times.join('、'),
	timeUntilMidnight: (time) => `${time}至24:00`,
	timeUntilNextDay: (start, end) => `${start}至翌日${end}`,
	span: (start, end) => `${start}～${end}`,
	untilAndSince: (end, start) => `至${end}（自${start}起）`,
	untilDay: (date) => `至${date}`,
	daysAndHours: (days, hours) => `${days}；${hours}`,
	doors: (time) => `入場 ${time}`,
	timesAreLocal: '時間為活動地點的當地時間。',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `時區：${zone}` : `時區：${zone}（${offset}）`,

	everyDay: (interval) => (interval === 1 ? '每天' : `每${interval}天`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `每逢${and(weekdays)}` : `每${interval}週的${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(dayOfMonth)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) =>
		interval === 1 ? `每年${and(dates)}` : `每${interval}年的${and(dates)}`,
	inMonths: (rule, months) => `${rule}（${and(months)}）`,
	ruleUntil: (rule, date) => `${rule}，至${date}`,
	ruleTimes: (rule, count) => `${rule}，共${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `重複方式（依來源原文）：${rule}`,
	repeatsRegularly: '定期舉行',

	cancelled: '取消',
	postponed: '延期',
	rescheduled: '改期',
	movedOnline: '改為線上舉行',
	soldOut: '售完',
	statusAsGiven: (text) => `狀態：${text}`,
	cancelledDetail: '不在此處所列日期舉行。',
	postponedDetail: '不在此處所列日期舉行，新日期未註明。',
	ofSingleDate: {
		cancelledDetail: '不在此處所列的日期舉行。',
		postponedDetail: '不在此處所列的日期舉行，新的日期未註明。',
	},
	rescheduledDetail: '已改至此處所列日期。',
	rescheduledFrom: (date) => `已改至此處所列日期，原定${date}。`,
	movedOnlineDetail: '不在現場，改於線上舉行。',
	soldOutDetail: '據來源所示，票券已售完。',
	onlyThisDate: '此為這一日期的資訊，其他日期請見下方。',
	uncertainStatus: (label: string) => `${label}？`,
	mayBeCalledOff: '從名稱看來，活動可能已取消或延期。出發前請先確認。',
	mayBeSoldOut: '從名稱看來，票券可能已售完。出發前請先確認。',
	titleWithStatus: (status, title) => `【${status}】${title}`,

	nextDate: '下一個日期',
	plannedDate: '原定日期',
	onNow: '進行中',
	onTheseDays: '舉行期間',
	moreDates: '所有日期',
	laterDates: '後續日期',
	earlierDates: '過去日期',
	datesToBeConfirmed: '日期未定',
	eventIsOver: (date) => `此活動已結束，最後日期為${date}。`,
	eventWasPlanned: (date) => `此活動原定於${date}。`,
	datesGoOn: '此處所列日期已過，下一個日期請洽主辦單位。',
	whatComesNext: '查看近期活動',
	noDatesAnnounced: '尚未公布日期。',
	archiveByMonth: '過去的活動（依月份）',

	today: '今天',
	thisWeekend: '本週末',
	next7Days: '未來7天',
	wholeList: (heading: string) => `${heading}：全部顯示`,
	nothingToday: '今天沒有活動資訊。',
	nothingThisWeekend: '本週末沒有其他活動資訊。',
	nothingInNext7Days: '未來7天沒有其他活動資訊。',
	notListedAgain: '上方已列出的活動不再重複。',
	onlyTheFirst: '此處僅顯示最前面的活動。',
	outdatedList: (date) => `此清單製作於${date}，可能有遺漏。所有日期均載於各活動頁面。`,
	monthCaption: (month) => `${month}的活動（依日期）`,
	dayWithEvents: (date, count) => `${date}：${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}：沒有活動`,
	programme: '節目表',

	addToCalendar: '加入行事曆',
	addAllToCalendar: '將所有日期加入行事曆',
	addThisDate: '行事曆',
	subscribe: '訂閱這些日期',
	calendarOfGuide: (guide) => `活動資訊：${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `來源：${credit}`,
} satisfies EventMessages;

/** Joins a short list of days or months with the comma of lists. */
function and(texts: readonly string[]): string {
	return texts.join('、');
}

/** Returns the days of some or all months in words: "每月第1個星期六". */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	if (months.length > 0) return `每年${and(months)}的${days}`;
	return interval === 1 ? `每月${days}` : `每${interval}個月的${days}`;
}

/** Returns weekdays of a month in words: "第1、第3個星期六"; equal weekdays share their name. */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(
		([weekday, group]) => `${and(group.map(({ nth }) => nthOrLast(nth)))}個${weekday}`,
	);
}

function nthOrLast(number: number): string {
	if (number === -1) return '最後一';
	return number < 0 ? `倒數第${-number}` : `第${number}`;
}

function dayOfMonth(day: number): string {
	if (day === -1) return '最後一天';
	return day < 0 ? `倒數第${-day}天` : `${day}日`;
}
