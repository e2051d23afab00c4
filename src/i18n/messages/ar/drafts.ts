import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: 'معاينة فيها مسودات: ليست للجمهور',
	mark: 'مسودة',
} satisfies Messages['drafts'];
