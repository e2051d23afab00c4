import type { Messages } from '../en/messages.ts';

export const languages = {
	label: 'Lingue',
	overview: 'panoramica',
	textIn: (language: string) => `Questo testo è in un’altra lingua: ${language}.`,
	offer: (language: string) => `Questa pagina è disponibile in ${language}.`,
	close: 'Chiudi',
} satisfies Messages['languages'];
