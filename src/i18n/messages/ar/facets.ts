import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'نوع المكان',
	destination: 'الوجهة',
	city: 'المدينة',
	neighbourhood: 'الحي',
	collection: 'المجموعة',
	season: 'الفصل',
	mood: 'الأجواء',
	'travel-style': 'أسلوب السفر',
	activity: 'النشاط',
	theme: 'الموضوع',
	language: 'اللغة',
	accessibility: 'إمكانية الوصول',
	families: 'العائلات',
	animals: 'الحيوانات',
	price: 'السعر',
};
