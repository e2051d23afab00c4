import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'Anteprima con bozze: non destinata al pubblico',
	mark: 'Bozza',
} satisfies Messages['drafts'];
