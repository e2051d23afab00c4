import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Idiomas',
	overview: 'vista general',
	textIn: (language: string) => `Este texto está en otro idioma: ${language}.`,
	offer: (language: string) => `Esta página está disponible en ${language}.`,
	close: 'Cerrar',
} satisfies Messages['languages'];
