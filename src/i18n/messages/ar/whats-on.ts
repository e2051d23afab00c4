import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: 'الفعاليات: {count}',
		entries: 'الفعاليات: {count}',
		failed: 'تعذّر تحميل الفعاليات. وهي كلها في القوائم أدناه.',
		fromDay: 'من {date}',
		untilDay: 'حتى {date}',
		fileFailed: 'تعذّر إنشاء الملف. حاولوا لاحقًا.',
	},
	nothing: 'لا فعالية تجمع كل هذا.',
	loading: 'تُحمَّل الفعاليات…',
	results: 'الفعاليات',
	when: 'متى',
	anyDate: 'أي تاريخ',
	dates: 'التواريخ',
	firstDay: 'من',
	lastDay: 'إلى',
	saveDates: 'حفظ هذه المواعيد (.ics)',
	saveNote: 'ملف بهذه المواعيد كما هي معروفة الآن، يُفتح في التقويم. لا تظهر فيه التغييرات اللاحقة.',
};
