import type { EventMessages } from '../en/events.ts';
import { counted, nouns } from './counted.ts';

export const events = {
	card: {
		dateAndTime: '{date} {time}',
		until: '{date}까지',
		today: '오늘',
		tomorrow: '내일',
		over: '종료',
		past: '지난 일정',
		goesOn: '{rule} (날짜는 주최 측에 확인하세요)',
		laterDates: '이후 날짜는 행사 페이지 참조',
		furtherDate: '외 {count}일',
		furtherDates: '외 {count}일',
		furtherUncounted: '다른 날짜도 있음',
		closedToday: '오늘 휴무',
		closedThatDay: '이날 휴무',
		closedThen: '이 날짜들에 휴무',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date} ${time}`,
	dateAndStart: (date, time) => `${date} ${time}부터`,
	severalTimes: (times) => times.join(', '),
	timeUntilMidnight: (time) => `${time}부터 자정까지`,
	timeUntilNextDay: (start, end) => `${start}부터 다음 날 ${end}까지`,
	span: (start, end) => `${start} ~ ${end}`,
	untilAndSince: (end, start) => `${end}까지(${start}부터)`,
	untilDay: (date) => `${date}까지`,
	daysAndHours: (days, hours) => `${days}; ${hours}`,
	doors: (time) => `입장 ${time}`,
	timesAreLocal: '시각은 행사장 현지 시각입니다.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `시간대: ${zone}` : `시간대: ${zone} (${offset})`,

	everyDay: (interval) => (interval === 1 ? '매일' : `${interval}일마다`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `매주 ${and(weekdays)}` : `${interval}주마다 ${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(dayOfMonth)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(and(nthWeekdays(weekdays)), interval, months),
	everyYearOn: (interval, dates) =>
		interval === 1 ? `매년 ${and(dates)}` : `${interval}년마다 ${and(dates)}`,
	inMonths: (rule, months) => `${rule} (${and(months)})`,
	ruleUntil: (rule, date) => `${rule}, ${date}까지`,
	ruleTimes: (rule, count) => `${rule}, 총 ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `반복(출처 표기): ${rule}`,
	repeatsRegularly: '정기적으로 열림',

	cancelled: '취소',
	postponed: '연기',
	rescheduled: '일정 변경',
	movedOnline: '온라인으로 변경',
	soldOut: '매진',
	statusAsGiven: (text) => `상태: ${text}`,
	cancelledDetail: '여기에 적힌 날짜에 열리지 않습니다.',
	postponedDetail: '여기에 적힌 날짜에 열리지 않습니다. 새 날짜는 적혀 있지 않습니다.',
	ofSingleDate: {
		cancelledDetail: '여기에 적힌 날에 열리지 않습니다.',
		postponedDetail: '여기에 적힌 날에 열리지 않습니다. 새 날짜는 적혀 있지 않습니다.',
	},
	rescheduledDetail: '여기에 적힌 날짜로 바뀌었습니다.',
	rescheduledFrom: (date) => `여기에 적힌 날짜로 바뀌었습니다. 원래 날짜: ${date}.`,
	movedOnlineDetail: '행사장이 아니라 온라인에서 열립니다.',
	soldOutDetail: '출처에 따르면 남은 표가 없습니다.',
	onlyThisDate: '이 날짜에 관한 내용입니다. 다른 날짜는 아래를 보세요.',
	uncertainStatus: (label: string) => `${label}?`,
	mayBeCalledOff: '이름으로 보아 취소되거나 연기되었을 수 있습니다. 가기 전에 확인하세요.',
	mayBeSoldOut: '이름으로 보아 매진되었을 수 있습니다. 가기 전에 확인하세요.',
	titleWithStatus: (status, title) => `[${status}] ${title}`,

	nextDate: '다음 날짜',
	plannedDate: '예정되었던 날짜',
	onNow: '진행 중',
	onTheseDays: '기간 중',
	moreDates: '모든 날짜',
	laterDates: '이후 날짜',
	earlierDates: '지난 날짜',
	datesToBeConfirmed: '날짜 미정',
	eventIsOver: (date) => `끝난 행사입니다. 마지막 날짜: ${date}.`,
	eventWasPlanned: (date) => `이 행사의 예정일: ${date}.`,
	datesGoOn: '여기에 적힌 날짜는 지났습니다. 다음 날짜는 주최 측에 확인하세요.',
	whatComesNext: '다가오는 행사 보기',
	noDatesAnnounced: '발표된 날짜가 없습니다.',
	archiveByMonth: '지난 행사(월별)',

	today: '오늘',
	thisWeekend: '이번 주말',
	next7Days: '앞으로 7일',
	wholeList: (heading: string) => `${heading}: 모두 보기`,
	nothingToday: '오늘은 안내할 행사가 없습니다.',
	nothingThisWeekend: '이번 주말에 안내할 다른 행사가 없습니다.',
	nothingInNext7Days: '앞으로 7일 동안 안내할 다른 행사가 없습니다.',
	notListedAgain: '위에 나온 행사는 여기서 뺐습니다.',
	onlyTheFirst: '여기에는 처음 몇 개만 나옵니다.',
	outdatedList: (date) =>
		`이 목록은 ${date}에 만들어져 빠진 것이 있을 수 있습니다. 모든 날짜는 각 행사 페이지에 있습니다.`,
	monthCaption: (month) => `${month} 행사(날짜별)`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: 행사 없음`,
	programme: '프로그램',

	addToCalendar: '캘린더에 추가',
	addAllToCalendar: '모든 날짜를 캘린더에 추가',
	addThisDate: '캘린더',
	subscribe: '이 날짜 구독',
	calendarOfGuide: (guide) => `행사: ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `출처: ${credit}`,
} satisfies EventMessages;

/** Joins a short list of days or months with a middle dot, not with the comma of sentences. */
function and(texts: readonly string[]): string {
	return texts.join('·');
}

/** Returns the days of some or all months in words: "매월 첫째·셋째 토요일". */
function ofMonth(days: string, interval: number, months: readonly string[]): string {
	if (months.length > 0) return `매년 ${and(months)} ${days}`;
	return interval === 1 ? `매월 ${days}` : `${interval}개월마다 ${days}`;
}

/** Returns weekdays of a month in words, equal ones with one name: "첫째·셋째 토요일". */
function nthWeekdays(weekdays: readonly { nth: number; weekday: string }[]): string[] {
	const byName = Map.groupBy(weekdays, ({ weekday }) => weekday);
	return [...byName].map(
		([weekday, group]) => `${and(group.map(({ nth }) => nthOrLast(nth)))} ${weekday}`,
	);
}

const ordinals = ['첫째', '둘째', '셋째', '넷째', '다섯째'];

function nthOrLast(number: number): string {
	if (number === -1) return '마지막';
	return number < 0 ? `끝에서 ${-number}번째` : (ordinals[number - 1] ?? `${number}번째`);
}

function dayOfMonth(day: number): string {
	if (day === -1) return '말일';
	return day < 0 ? `끝에서 ${-day}번째 날` : `${day}일`;
}
