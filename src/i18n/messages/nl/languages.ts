import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Talen',
	overview: 'overzicht',
	textIn: (language: string) => `Deze tekst is in een andere taal: ${language}.`,
} satisfies Messages['languages'];
