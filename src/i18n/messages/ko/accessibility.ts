import type { Messages } from '../en/messages.ts';

export const accessibility = {
	heading: '접근성',
	introduction: (guide) =>
		`${guide}: 모두를 위한 안내입니다. 페이지는 웹 콘텐츠 접근성 지침(WCAG) 2.2의 AA 수준을 목표로 합니다.`,
	knownBarriers: '알려진 문제',
	barriersOfSources:
		'이름, 글, 사진 설명은 출처에 있는 그대로 보여 줍니다. 설명이 없는 사진도 있습니다. 턱이 없는 출입구처럼 출처에 적혀 있지 않은 사항은 이 안내에서도 알 수 없습니다.',
	assessedOn: (date) => `최근 평가일: ${date}`,
	reportHeading: '문제 알리기',
	reportIntroduction: '이용할 수 없거나 잘못된 내용이 있으면 알려 주세요.',
	reportPage: '이 페이지의 문제 알리기',
	reportSubject: (guide) => `${guide}: 문제 알리기`,
	licences: '라이선스',
	licenceOfContent: '내용에는 각 출처의 라이선스가 적용됩니다.',
	licenceOfGuide: '페이지는 MIT 라이선스의 소프트웨어 Waymark로 만들었습니다.',
} satisfies Messages['accessibility'];
