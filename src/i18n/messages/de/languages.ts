import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Sprachen',
	overview: 'Übersicht',
	textIn: (language: string) => `Dieser Text ist in einer anderen Sprache: ${language}.`,
	offer: (language: string) => `Diese Seite gibt es auf ${language}.`,
	close: 'Schließen',
} satisfies Messages['languages'];
