import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'Pré-visualização com rascunhos: não se destina ao público',
	mark: 'Rascunho',
} satisfies Messages['drafts'];
