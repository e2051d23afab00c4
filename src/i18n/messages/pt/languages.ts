import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Línguas',
	overview: 'visão geral',
	textIn: (language: string) => `Este texto está noutra língua: ${language}.`,
} satisfies Messages['languages'];
