import { expect, test } from '@playwright/test';
import { creditsInCaption } from '../../../../src/domain/images/credits-in-caption.ts';

test('finds whom a file’s name credits', () => {
	for (const [caption, lines] of [
		['(19)chateau-de-chemery©CDT41-Mir-Photo-2012', ['© CDT41 Mir Photo 2012']],
		['Temps_machine-34-(c)fred beaubeau-14', ['© fred beaubeau']],
		['hotel-le-st-florent©Le-St-Florent(1)', ['© Le St Florent']],
		['la-cabiche-st-dye©Marin-du-Port-web(3)', ['© Marin du Port']],
		['CAVE-COOP-[©OT-Vendôme]-(7)', ['© OT Vendôme']],
		['Mirador-©_Domaine-National---F-Forget', ['© Domaine National F Forget']],
		['Vinoloire---Credits-Vincent-Delaby--11--3', ['Vincent Delaby']],
		['Cave_Credit_ADTtouraine-JC-Coutand-2029-25', ['ADTtouraine JC Coutand']],
		['Festival--Credit-Borja-Merino---064-BD', ['Borja Merino']],
		['Maison-Credit-photo-Jerome-Morland', ['Jerome Morland']],
		['Fête_Crédit_Mairie_13_09_2020', ['Mairie']],
		['sceau-credits-borderie2', ['borderie']],
		['Auberge_Credit Ludovic Letot_ David Moreau_2018-2028', ['Ludovic Letot']],
		['a_Credit Rui Luz_ Eva_Credit Rui Luz_2018', ['Rui Luz']],
		['Terroirs©Quay©Ana-Reis (22)', ['© Quay', '© Ana Reis']],
		['SL-4174 © DnC - Photo Ana Reis. Ts droits jusqu’à 2024', ['© DnC - Photo Ana Reis']],
		['Visite jardin©A. Berthet_Château', ['© A. Berthet']],
		['keep_Copyright © Ana Reis', ['© Ana Reis']],
		['ManoirdeContres. ext. A.Reis', ['A.Reis']],
		['keep_©森', ['© 森']],
	] as const) {
		expect(creditsInCaption(caption), caption).toEqual(lines);
	}
});

test('a year, a number, a single letter and a bank are nobody', () => {
	for (const caption of [
		'keep-credit-2019',
		'keep©(3)',
		'keep_©-12',
		'keep©A',
		'soiree_Crédit Agricole _Blois',
		'credit-card_terminal',
		'accredited_guides',
		'keep_A.Reis_2',
	]) {
		expect(creditsInCaption(caption), caption).toEqual([]);
	}
});
