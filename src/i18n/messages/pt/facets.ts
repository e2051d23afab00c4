import type { FacetMessages } from '../en/facets.ts';

export const facetNames: FacetMessages = {
	category: 'Tipo de lugar',
	destination: 'Destino',
	city: 'Localidade',
	neighbourhood: 'Bairro',
	collection: 'Coleção',
	season: 'Época',
	mood: 'Ambiente',
	'travel-style': 'Ideal para',
	activity: 'O que fazer',
	theme: 'Tema',
	language: 'Língua',
	accessibility: 'Acessibilidade',
	families: 'Famílias',
	animals: 'Animais',
	price: 'Preço',
};
