import { expect, test } from '@playwright/test';
import { creditInCaption } from '../../../../src/domain/images/credit-texts.ts';

test('credits whom a caption names after a sign or a word for a credit, as it is written', () => {
	for (const [caption, line] of [
		['(19)chateau-de-chemery©CDT41-Mir-Photo', '©CDT41-Mir-Photo'],
		['Temps_machine-34-(c)fred beaubeau-14', '(c)fred beaubeau-14'],
		['Vinoloire---Credits-Vincent-Delaby', 'Credits-Vincent-Delaby'],
		['Fête_Cre\u0301dit_Mairie', 'Crédit_Mairie'],
		['turm_Bildnachweis: Ana Reis', 'Bildnachweis: Ana Reis'],
		['keep_Copyright © Ana Reis', 'Copyright © Ana Reis'],
		['keep_©森', '©森'],
	] as const) {
		expect(creditInCaption(caption, []), caption).toBe(line);
		expect(creditInCaption(caption, ['Rui Luz', undefined]), caption).toBe(line);
	}
});

test('credits nobody again who is credited in other letters, signs or numbers', () => {
	for (const credit of ['Inês Reis', 'INES-REIS', '© Town of Quay / Ines Reis 2019']) {
		expect(creditInCaption('keep_©Inês-Reis (3)', [undefined, credit]), credit).toBeUndefined();
	}
});

test('a caption without a sign, or with no name behind it, credits nobody', () => {
	for (const caption of ['keep_A.Reis', 'keep_credit-2019', 'keep©(3)', 'accredited_guides', '©']) {
		expect(creditInCaption(caption, []), caption).toBeUndefined();
	}
});
