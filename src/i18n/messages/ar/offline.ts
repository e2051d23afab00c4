import type { OfflineMessages } from '../en/offline.ts';

export const offline: OfflineMessages = {
	browser: { newer: 'في هذه الصفحة ما هو أحدث.', show: 'عرض' },
	heading: 'بلا اتصال',
	keptPages: 'صفحات تُقرأ بلا اتصال',
	taken: 'صفحات محفوظة للطريق',
	takeAlong: {
		ask: 'استخدام هذه الوجهة دون اتصال',
		start: 'حفظ هذه الصفحات',
		stop: 'إيقاف',
		remove: 'حذف هذه الصفحات',
		close: 'ليس الآن',
		keeping: 'صفحات محفوظة',
		browser: {
			offer: 'الصفحات: {pages}، نحو {size}. تُفتح بلا اتصال بعد حفظها.',
			littleRoom: 'في هذا المتصفح نحو {size}، وقد لا تكفي.',
			progress: '{count} من {pages}',
			done: 'حُفظت {count} من {pages}، وتُفتح بلا اتصال.',
			some: 'صفحات تعذّر تحميلها: {count}. حاولوا لاحقًا.',
			full: 'لا متسع في هذا المتصفح. حُفظت {count} من {pages}.',
			stopped: 'أُوقف الحفظ. حُفظت {count} من {pages}.',
			removed: 'حُذفت الصفحات.',
			failed: 'تعذّر تحميل قائمة الصفحات. حاولوا لاحقًا.',
		},
	},
	introduction: (guide) =>
		`${guide}: من دون شبكة تُعرض الصفحات التي في هذا المتصفح: ما حفظتموه وما زرتموه والقوائم.`,
	seen: 'صفحات زرتموها',
	overviews: 'قوائم',
	none: 'ليس في هذا المتصفح صفحات من هذا الدليل بعد. ما تزورونه يُحفظ.',
	withoutScript: 'يحتاج حفظ الصفحات إلى JavaScript، وهي لا تعمل في هذا المتصفح.',
};
