import { expect, test } from '@playwright/test';
import { sentencesOf } from '../../../../src/guide/model/sentences.ts';

const texts: readonly (readonly string[])[] = [
	['A quay. ', 'Boats.\n\n', 'St. Mary’s Church and Dr. Brown. ', 'Really?'],
	['Visite par M. Dupont à 10 h. 30 personnes au plus. ', 'Mme. Roy vous attend.'],
	['Départ à 10 h. Réservation : tel. 02 54.\n', 'Gratuit.'],
	['A line that was\nbroken by hand. ', 'Another.'],
	['Max. 30 people. ', 'Bring water.'],
	['Les fouilles récentes. ', '30 pers. max.'],
	[
		'Ten rooms on the edge of town. ',
		'2 minutes by bus (approx. 600 m), in Marktstr. 5. ',
		'Open.',
	],
	['Voir chap. 3 et vol. 2, rens. 02 54, alt. 250 m, jusqu’au 3 oct. 2026. ', 'Gratuit.'],
	['Visites tous les jours sauf lun. 10 h et jeu. 15 h, mar. 9 heures. ', 'Gratuit.'],
	['Open Mon. to Fri. 10 am to 6 pm and on Sat. 2 to 5 pm, est. 1850. ', 'Free.'],
	['Geöffnet tägl. 10-18 h, tgl. 9 h, ggf. 8 h bzw. 7 Uhr früh. ', 'Frei.'],
	['Abierto de mié. 9 h a sáb. 14 h, esc. 3, aprox. 200 hab. 5 bares. ', 'Gratis.'],
	['Chiuso gio. 10 ore e da ven. 9, aberto seg. 10 h, sex. 9 horas. ', 'Grátis.'],
	['Chambre pour 2 pers. 60 € la nuit, appart. 3, piscine etc. 5 €. ', 'Parking.'],
	['Le château de François Ier. ', 'La visite dure une heure, et Élisabeth Ire. ', 'Fin.'],
	['港の眺めがよい。', '駐車場あり。'],
	['Les lieux de l’église.', 'Montez au clocher. ', 'Max. 30 personnes.', 'Il y a un bar.'],
	['Peintures, photographies…', 'Exposition d’été. ', 'Entre ciel et Loire.'],
	['See www.Example.com or www.loches.Com for tickets, or Booking.Com and Node.JS. '],
	['Wine, cheese... and bread. ', 'Open!'],
	['La Cie présente « Tous les trois ! », une invitation au voyage. ', 'Dès 3 ans.'],
	['Il crie « Au feu ! » et court. ', 'Entrée libre.'],
	['Il dit « Venez ! » ', 'Les enfants viennent.'],
];

for (const sentences of texts) {
	test(`parts ${JSON.stringify(sentences.join(''))}`, () => {
		expect(sentencesOf(sentences.join(''))).toEqual(sentences);
	});
}
