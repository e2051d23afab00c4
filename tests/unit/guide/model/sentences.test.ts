import { expect, test } from '@playwright/test';
import { sentencesOf } from '../../../../src/guide/model/sentences.ts';

const texts: readonly (readonly string[])[] = [
	['A quay. ', 'Boats.\n\n', 'St. Mary’s Church and Dr. Brown. ', 'Really?'],
	['Visite par M. Dupont à 10 h. 30 personnes au plus. ', 'Mme. Roy vous attend.'],
	['A line that was\nbroken by hand. ', 'Another.'],
	['Max. 30 people. ', 'Bring water.'],
	['Chambre avec terrasse. 60 € la nuit. ', 'Piscine.'],
	['Open daily. 10 am to 6 pm on Sundays. ', 'Free.'],
	['港の眺めがよい。', '駐車場あり。'],
	['ქართული მიწა არის. ', 'ძველი სახლი.'],
	['La Cie présente « Tous les trois ! », une invitation au voyage. ', 'Dès 3 ans.'],
	['Il crie « Au feu ! » et court. ', 'Entrée libre.'],
];

for (const sentences of texts) {
	test(`parts ${JSON.stringify(sentences.join(''))}`, () => {
		expect(sentencesOf(sentences.join(''))).toEqual(sentences);
	});
}
