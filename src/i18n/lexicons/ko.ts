import type { Lexicon } from './lexicon.ts';

/** Korean. */
export const ko: Lexicon = {
	placeholders: [
		'해당 없음',
		'해당없음',
		'해당사항 없음',
		'정보 없음',
		'정보없음',
		'자료 없음',
		'자료없음',
		'미상',
		'미입력',
		'알 수 없음',
	],
	prices: { free: ['무료', '무료 입장', '무료입장'], from: ['부터'], per: [], money: ['원'] },
	licences: {
		by: ['저작자 표시'],
		nc: ['비영리'],
		nd: ['변경 금지'],
		sa: ['동일조건 변경허락'],
		beside: ['국제', '라이선스', '크리에이티브 커먼즈'],
	},
	fax: ['팩스'],
	telephone: ['전화'],
};
