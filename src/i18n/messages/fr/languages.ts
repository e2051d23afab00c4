import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Langues',
	overview: 'vue d’ensemble',
	textIn: (language: string) => `Ce texte est dans une autre langue\u202f: ${language}.`,
	offer: (language: string) => `Cette page existe en ${language}.`,
	close: 'Fermer',
} satisfies Messages['languages'];
