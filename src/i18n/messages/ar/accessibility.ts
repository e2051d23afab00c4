import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: 'إمكانية الوصول',
	introduction: (guide) =>
		`${guide}: دليل للجميع. تسعى صفحاته إلى استيفاء إرشادات النفاذ إلى محتوى الويب (WCAG) 2.2 بالمستوى AA.`,
	knownBarriers: 'عوائق معروفة',
	barriersOfSources:
		'تُعرض الأسماء والنصوص وأوصاف الصور كما وردت في مصادرها، وبعض الصور بلا وصف. وما لم يُذكر عن مكان ما، كالدخول بلا درج، لا يعرفه هذا الدليل.',
	assessedOn: (date) => `آخر تقييم: ${date}.`,
	reportHeading: 'الإبلاغ عن مشكلة',
	reportIntroduction: 'راسلونا إن تعذّر استعمال شيء أو كان فيه خطأ:',
	reportPage: 'الإبلاغ عن مشكلة في هذه الصفحة',
	reportSubject: (guide) => `${guide}: الإبلاغ عن مشكلة`,
	licences: 'التراخيص',
	licenceOfContent: 'يبقى المحتوى خاضعًا لتراخيص مصادره:',
	licenceOfGuide: 'صُنعت الصفحات ببرنامج Waymark المتاح برخصة MIT.',
} satisfies Messages['accessibility'];
