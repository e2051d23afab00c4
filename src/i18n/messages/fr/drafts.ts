import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'Aperçu avec des brouillons\u202f: non destiné au public',
	mark: 'Brouillon',
} satisfies Messages['drafts'];
