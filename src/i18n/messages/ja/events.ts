import type { EventMessages } from '../en/events.ts';
import { counted, nouns } from './counted.ts';

export const events = {
	card: {
		dateAndTime: '{date} {time}',
		until: '{date}まで',
		today: '今日',
		tomorrow: '明日',
		over: '終了',
		past: '終了した日程',
		goesOn: '{rule}（日程は主催者にご確認ください）',
		laterDates: '今後の日程は詳細ページへ',
		furtherDate: 'ほか{count}日',
		furtherDates: 'ほか{count}日',
		furtherUncounted: 'ほかの日程あり',
		closedToday: '本日休業',
		closedThatDay: 'この日は休業',
		closedThen: 'これらの日は休業',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date} ${time}`,
	dateAndStart: (date, time) => `${date} ${time}から`,
	severalTimes: (times) => times.join('、'),
	timeUntilMidnight: (time) => `${time}～24:00`,
	timeUntilNextDay: (start, end) => `${start}～翌日${end}`,
	span: (start, end) => `${start}～${end}`,
	untilAndSince: (end, start) => `${end}まで（${start}から）`,
	untilDay: (date) => `${date}まで`,
	daysAndHours: (days, hours) => `${days}。${hours}`,
	doors: (time) => `開場 ${time}`,
	timesAreLocal: '時刻は開催地の現地時間です。',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `タイムゾーン：${zone}` : `タイムゾーン：${zone}（${offset}）`,

	everyDay: (interval) => (interval === 1 ? '毎日' : `${interval}日ごと`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `毎週${and(weekdays)}` : `${interval}週間ごとの${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(dayOfMonth)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) =>
		interval === 1 ? `毎年${and(dates)}` : `${interval}年ごとの${and(dates)}`,
	inMonths: (rule, months) => `${rule}（${and(months)}）`,
	ruleUntil: (rule, date) => `${rule}、${date}まで`,
	ruleTimes: (rule, count) => `${rule}、全${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `繰り返し（出典の記載）：${rule}`,
	repeatsRegularly: '定期的に開催',

	cancelled: '中止',
	postponed: '延期',
	rescheduled: '日程変更',
	movedOnline: 'オンライン開催に変更',
	soldOut: '完売',
	statusAsGiven: (text) => `状況：${text}`,
	cancelledDetail: 'ここに記載の日程では開催されません。',
	postponedDetail: 'ここに記載の日程では開催されません。新しい日程は記載されていません。',
	ofSingleDate: {
		cancelledDetail: 'ここに記載の日には開催されません。',
		postponedDetail: 'ここに記載の日には開催されません。新しい日程は記載されていません。',
	},
	rescheduledDetail: 'ここに記載の日程に変更されました。',
	rescheduledFrom: (date) => `ここに記載の日程に変更されました。変更前は${date}でした。`,
	movedOnlineDetail: '会場ではなく、オンラインで開催されます。',
	soldOutDetail: '出典によると、チケットは残っていません。',
	onlyThisDate: 'ここに記載の日程についての情報です。ほかの日程は下をご覧ください。',
	uncertainStatus: (label: string) => `${label}？`,
	mayBeCalledOff:
		'イベント名からすると、中止または延期された可能性があります。お出かけの前にご確認ください。',
	mayBeSoldOut:
		'イベント名からすると、完売している可能性があります。お出かけの前にご確認ください。',
	titleWithStatus: (status, title) => `【${status}】${title}`,

	nextDate: '次の日程',
	plannedDate: '予定されていた日程',
	onNow: '開催中',
	onTheseDays: '開催期間中',
	moreDates: 'すべての日程',
	laterDates: '以降の日程',
	earlierDates: '過去の日程',
	datesToBeConfirmed: '日程未確定',
	eventIsOver: (date) => `このイベントは終了しました。最終日：${date}。`,
	eventWasPlanned: (date) => `このイベントの予定日：${date}。`,
	datesGoOn: 'ここに記載の日程は過ぎています。次の日程は主催者にご確認ください。',
	whatComesNext: '今後のイベントを見る',
	noDatesAnnounced: '日程は発表されていません。',
	archiveByMonth: '過去のイベント（月別）',

	today: '今日',
	thisWeekend: '今週末',
	next7Days: '今後7日間',
	wholeList: (heading: string) => `${heading}：すべて表示`,
	nothingToday: '今日の掲載情報はありません。',
	nothingThisWeekend: '今週末のその他の掲載情報はありません。',
	nothingInNext7Days: '今後7日間のその他の掲載情報はありません。',
	notListedAgain: '上に掲載したイベントはここでは省いています。',
	onlyTheFirst: 'ここでは最初の一部のみ表示しています。',
	outdatedList: (date) =>
		`この一覧は${date}に作成されたもので、漏れがある場合があります。すべての日程は各イベントのページに掲載しています。`,
	monthCaption: (month) => `${month}のイベント（日別）`,
	dayWithEvents: (date, count) => `${date}：${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}：イベントなし`,
	programme: 'プログラム',

	addToCalendar: 'カレンダーに追加',
	addAllToCalendar: 'すべての日程をカレンダーに追加',
	addThisDate: 'カレンダー',
	subscribe: 'この日程を購読',
	calendarOfGuide: (guide) => `イベント情報：${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `出典：${credit}`,
} satisfies EventMessages;

/** Joins a short list of days or months with a middle dot, not with the comma of sentences. */
function and(texts: readonly string[]): string {
	return texts.join('・');
}

/**
 * Returns the days of some or all months in words: "毎月第1・第3土曜日",
 * "毎年3月・10月の最終金曜日".
 */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	if (months.length > 0) return `毎年${and(months)}の${days}`;
	return interval === 1 ? `毎月${days}` : `${interval}か月ごとの${days}`;
}

/**
 * Returns weekdays of a month in words: "第1・第3土曜日", "最終金曜日". Equal weekdays share
 * their name.
 */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(
		([weekday, group]) => `${and(group.map(({ nth }) => nthOrLast(nth)))}${weekday}`,
	);
}

function nthOrLast(number: number): string {
	if (number === -1) return '最終';
	return number < 0 ? `最後から${-number}番目の` : `第${number}`;
}

function dayOfMonth(day: number): string {
	if (day === -1) return '末日';
	return day < 0 ? `最後から${-day}番目の日` : `${day}日`;
}
