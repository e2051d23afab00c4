import type { WhatsOnMessages } from '../en/whats-on.ts';

export const whatsOn: WhatsOnMessages = {
	browser: {
		oneEntry: '행사 {count}건',
		entries: '행사 {count}건',
		failed: '행사를 불러오지 못했습니다. 아래 목록에 모두 있습니다.',
		fromDay: '{date}부터',
		untilDay: '{date}까지',
		fileFailed: '파일을 만들지 못했습니다. 나중에 다시 시도하세요.',
	},
	nothing: '모든 조건에 맞는 행사가 없습니다.',
	loading: '행사를 불러오는 중…',
	results: '행사',
	when: '언제',
	anyDate: '날짜 상관없음',
	dates: '날짜',
	firstDay: '시작일',
	lastDay: '종료일',
	saveDates: '이 날짜들 저장(.ics)',
	saveNote:
		'지금 알려진 날짜를 담은 파일로, 캘린더에서 열 수 있습니다. 이후의 변경은 반영되지 않습니다.',
};
