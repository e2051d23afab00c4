import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Talen',
	overview: 'overzicht',
	textIn: (language: string) => `Deze tekst is in een andere taal: ${language}.`,
	offer: (language: string) => `Deze pagina is er in het ${language}.`,
	close: 'Sluiten',
} satisfies Messages['languages'];
