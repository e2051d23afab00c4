import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'Voorbeeld met concepten: niet voor het publiek',
	mark: 'Concept',
} satisfies Messages['drafts'];
