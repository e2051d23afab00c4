import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Idiomas',
	overview: 'vista general',
	textIn: (language: string) => `Este texto está en otro idioma: ${language}.`,
} satisfies Messages['languages'];
