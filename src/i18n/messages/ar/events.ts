import { listFormat } from '../../locale/formatters.ts';
import type { EventMessages } from '../en/events.ts';
import { counted, nouns, wordsLocale } from './counted.ts';

export const events = {
	card: {
		dateAndTime: '{date}، {time}',
		until: 'حتى {date}',
		today: 'اليوم',
		tomorrow: 'غدًا',
		over: 'انتهت',
		past: 'مضت',
		goesOn: '{rule}؛ اسألوا المنظِّم عن المواعيد',
		laterDates: 'مواعيد لاحقة: في صفحتها',
		furtherDate: 'مواعيد أخرى: {count}',
		furtherDates: 'مواعيد أخرى: {count}',
		furtherUncounted: 'ومواعيد أخرى',
		closedToday: 'مغلق اليوم',
		closedThatDay: 'مغلق في هذا اليوم',
		closedThen: 'مغلق في هذه الأيام',
		elisions: {},
	},
	dateAndTime: (date, time) => `${date}، ${time}`,
	dateAndStart: (date, time) => `${date}، من ${time}`,
	severalTimes: (times) => and(times),
	timeUntilMidnight: (time) => `${time} حتى منتصف الليل`,
	timeUntilNextDay: (start, end) => `${start} حتى ${end} (اليوم التالي)`,
	span: (start, end) => `${start} – ${end}`,
	untilAndSince: (end, start) => `حتى ${end} (منذ ${start})`,
	untilDay: (date) => `حتى ${date}`,
	daysAndHours: (days, hours) => `${days}؛ ${hours}`,
	doors: (time) => `فتح الأبواب ${time}`,
	timesAreLocal: 'الأوقات بتوقيت مكان الإقامة.',
	timesAreOfZone: (zone, offset) =>
		offset === undefined ? `المنطقة الزمنية: ${zone}.` : `المنطقة الزمنية: ${zone} (${offset}).`,

	everyDay: (interval) => (interval === 1 ? 'كل يوم' : `كل ${interval} أيام`),
	everyWeekday: (interval, weekdays) =>
		interval === 1 ? `كل ${and(weekdays)}` : `كل ${interval} أسابيع: ${and(weekdays)}`,
	daysOfMonth: (interval, days, months) => ofMonth(and(days.map(dayOfMonth)), interval, months),
	weekdaysOfMonth: (interval, weekdays, months) =>
		ofMonth(
			and(weekdays.map(({ nth, weekday }) => `${weekday} ${nthOrLast(nth)}`)),
			interval,
			months,
		),
	everyYearOn: (interval, dates) =>
		interval === 1 ? `كل عام في ${and(dates)}` : `كل ${interval} أعوام في ${and(dates)}`,
	inMonths: (rule, months) => `${rule}، في ${and(months)}`,
	ruleUntil: (rule, date) => `${rule}، حتى ${date}`,
	ruleTimes: (rule, count) => `${rule}، ${counted(count, nouns.time)}`,
	ruleAsGiven: (rule) => `التكرار كما ورد: ${rule}`,
	repeatsRegularly: 'تُقام بانتظام',

	cancelled: 'ملغاة',
	postponed: 'مؤجلة',
	rescheduled: 'بموعد جديد',
	movedOnline: 'انتقلت إلى الإنترنت',
	soldOut: 'نفدت التذاكر',
	statusAsGiven: (text) => `الحالة: ${text}`,
	cancelledDetail: 'لا تُقام في المواعيد المذكورة هنا.',
	postponedDetail: 'لا تُقام في المواعيد المذكورة هنا، ولم تُذكر مواعيد جديدة.',
	ofSingleDate: {
		cancelledDetail: 'لا تُقام في الموعد المذكور هنا.',
		postponedDetail: 'لا تُقام في الموعد المذكور هنا، ولم يُذكر موعد جديد.',
	},
	rescheduledDetail: 'نُقلت إلى المواعيد المذكورة هنا.',
	rescheduledFrom: (date) => `نُقلت إلى المواعيد المذكورة هنا، وكان موعدها ${date}.`,
	movedOnlineDetail: 'تُقام على الإنترنت، لا في مكانها.',
	soldOutDetail: 'بحسب المصدر لم تبقَ تذاكر.',
	onlyThisDate: 'هذا عن هذا الموعد وحده؛ المواعيد الأخرى أدناه.',
	uncertainStatus: (label: string) => `${label}؟`,
	mayBeCalledOff: 'يُفهم من الاسم أنها قد تكون أُلغيت أو أُجّلت. اسألوا قبل الذهاب.',
	mayBeSoldOut: 'يُفهم من الاسم أن التذاكر قد تكون نفدت. اسألوا قبل الذهاب.',
	titleWithStatus: (status, title) => `${status}: ${title}`,

	nextDate: 'الموعد القادم',
	plannedDate: 'الموعد المقرر',
	onNow: 'جارية الآن',
	onTheseDays: 'في هذه الأيام',
	moreDates: 'كل المواعيد',
	laterDates: 'مواعيد لاحقة',
	earlierDates: 'مواعيد سابقة',
	datesToBeConfirmed: 'لم تتحدد المواعيد',
	eventIsOver: (date) => `انتهت هذه الفعالية. آخر موعد: ${date}.`,
	eventWasPlanned: (date) => `كانت هذه الفعالية مقررة في ${date}.`,
	datesGoOn: 'مضت المواعيد المذكورة هنا. اسألوا المنظِّم عن الموعد القادم.',
	whatComesNext: 'الفعاليات القادمة',
	noDatesAnnounced: 'لم تُعلن مواعيد.',
	archiveByMonth: 'الفعاليات السابقة بحسب الشهر',

	today: 'اليوم',
	thisWeekend: 'نهاية هذا الأسبوع',
	next7Days: 'الأيام السبعة القادمة',
	wholeList: (heading: string) => `${heading}: القائمة كاملة`,
	nothingToday: 'لا شيء مدرج اليوم.',
	nothingThisWeekend: 'لا شيء آخر مدرج في نهاية هذا الأسبوع.',
	nothingInNext7Days: 'لا شيء آخر مدرج في الأيام السبعة القادمة.',
	notListedAgain: 'ما ورد أعلاه لا يُكرر هنا.',
	onlyTheFirst: 'تُعرض هنا الأولى فقط.',
	outdatedList: (date) =>
		`أُعدّت هذه القائمة في ${date}، وقد ينقصها شيء. كل المواعيد في صفحات الفعاليات.`,
	monthCaption: (month) => `${month}: الفعاليات يومًا بيوم`,
	dayWithEvents: (date, count) => `${date}: ${counted(count, nouns.event)}`,
	dayWithoutEvents: (date) => `${date}: لا فعاليات`,
	programme: 'البرنامج',

	addToCalendar: 'إضافة إلى التقويم',
	addAllToCalendar: 'إضافة كل المواعيد إلى التقويم',
	addThisDate: 'التقويم',
	subscribe: 'الاشتراك في هذه المواعيد',
	calendarOfGuide: (guide) => `فعاليات ${guide}`,
	calendarOfPart: (part, guide) => `${part} – ${guide}`,
	calendarSource: (credit) => `المصدر: ${credit}`,
} satisfies EventMessages;

function and(texts: readonly string[]): string {
	return listFormat(wordsLocale).format(texts);
}

function ofMonth(days: string, interval: number, months: readonly string[]): string {
	if (months.length > 0) return `${days} من ${and(months)}`;
	return interval === 1 ? `${days} من كل شهر` : `${days}، كل ${interval} أشهر`;
}

const ordinals = ['الأول', 'الثاني', 'الثالث', 'الرابع', 'الخامس'];

function nthOrLast(number: number): string {
	if (number === -1) return 'الأخير';
	return number < 0 ? `(${-number} من الآخر)` : (ordinals[number - 1] ?? String(number));
}

function dayOfMonth(day: number): string {
	if (day === -1) return 'اليوم الأخير';
	return day < 0 ? `اليوم ${-day} من الآخر` : `اليوم ${day}`;
}
