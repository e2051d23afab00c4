import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: '下書きを含むプレビュー（非公開）',
	mark: '下書き',
} satisfies Messages['drafts'];
