import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'Vorschau mit Entwürfen: nicht für die Öffentlichkeit',
	mark: 'Entwurf',
} satisfies Messages['drafts'];
