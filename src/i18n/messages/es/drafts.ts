import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'Vista previa con borradores: no es para el público',
	mark: 'Borrador',
} satisfies Messages['drafts'];
