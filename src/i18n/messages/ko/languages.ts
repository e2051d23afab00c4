import type { Messages } from '../en/messages.ts';

export const languages = {
	label: '언어',
	overview: '목록',
	textIn: (language: string) => `이 글은 다른 언어로 되어 있습니다: ${language}.`,
	offer: (language: string) => `이 페이지의 ${language} 버전이 있습니다.`,
	close: '닫기',
} satisfies Messages['languages'];
