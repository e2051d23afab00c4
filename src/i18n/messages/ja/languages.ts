import type { Messages } from '../en/messages.ts';

export const languages = {
	label: '言語',
	overview: '一覧',
	textIn: (language: string) => `この文章は別の言語で書かれています：${language}。`,
	offer: (language: string) => `このページには${language}版があります。`,
	close: '閉じる',
} satisfies Messages['languages'];
