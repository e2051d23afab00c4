import type { Messages } from '../en/messages.ts';

export const drafts = {
	notice: '초안이 들어 있는 미리보기: 공개용이 아닙니다',
	mark: '초안',
} satisfies Messages['drafts'];
