import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Lingue',
	overview: 'panoramica',
	textIn: (language: string) => `Questo testo è in un’altra lingua: ${language}.`,
} satisfies Messages['languages'];
