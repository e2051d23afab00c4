import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'اللغة',
	overview: 'نظرة عامة',
	textIn: (language: string) => `هذا النص بلغة أخرى: ${language}.`,
	offer: (language: string) => `هذه الصفحة متاحة باللغة ${language}.`,
	close: 'إغلاق',
} satisfies Messages['languages'];
