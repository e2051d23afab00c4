import type { Messages } from '../en/messages.ts';
import { counted, nouns } from './counted.ts';

export const browse: Messages['browse'] = {
	heading: '조건별로 보기',
	introduction: (guide) => `${guide}의 장소를 공통된 특징별로 모았습니다.`,
	towns: '시·군·구',
	neighbourhoods: '동네',
	facetIntroduction: (facet, guide) => `${guide}의 장소 목록: ${facet}.`,
	listTitle: (facet, value) => `${facet}: ${value}`,
	inOrder: {
		choices: '편집자 추천 순',
		highlights: '주요 명소 순',
		name: '이름 순',
	},
	townIntroduction: (town, count, order) => `${town}의 ${counted(count, nouns.place)}, ${order}.`,
	wordIntroduction: (subject, guide, count) =>
		`${subject} – ${guide}의 ${counted(count, nouns.place)}. 편집자의 소개를 따랐습니다.`,
	factIntroduction: (fact, guide, count) =>
		`${fact}: ${guide}의 ${counted(count, nouns.place)}에 적혀 있습니다. 적혀 있지 않은 곳도 해당될 수 있으니 문의하세요.`,
	allLists: (facet, count) => `${facet}: 전체 ${counted(count, nouns.list)}`,
	moreWays: '다른 조건으로 보기',
	refine: '이 목록 좁히기',
};
