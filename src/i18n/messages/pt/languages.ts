import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Línguas',
	overview: 'visão geral',
	textIn: (language: string) => `Este texto está noutra língua: ${language}.`,
	offer: (language: string) => `Esta página está disponível em ${language}.`,
	close: 'Fechar',
} satisfies Messages['languages'];
