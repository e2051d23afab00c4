import type { Messages } from '../en/messages.ts';

export const languages = {
	label: '語言',
	overview: '總覽',
	textIn: (language: string) => `這段文字使用其他語言：${language}。`,
	offer: (language: string) => `此頁有${language}版。`,
	close: '關閉',
} satisfies Messages['languages'];
