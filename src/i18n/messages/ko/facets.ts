import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: '장소 유형',
	destination: '여행지',
	city: '시·군·구',
	neighbourhood: '동네',
	collection: '모음',
	season: '계절',
	mood: '분위기',
	'travel-style': '여행 방식',
	activity: '즐길 거리',
	theme: '주제',
	language: '언어',
	accessibility: '무장애',
	families: '가족',
	animals: '반려동물',
	price: '요금',
};
