import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: '含草稿的預覽，不對外公開',
	mark: '草稿',
} satisfies Messages['drafts'];
