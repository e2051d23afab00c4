import { expect, test } from '@playwright/test';
import { isNamedIn } from '../../../../src/domain/images/spelling-of-name.ts';

test('finds a name in whatever spelling', () => {
	for (const [name, credit] of [
		['CDT41', '©cdt 41'],
		['Stevens Frémont', 'STEVENS FREMONT'],
		['VincentMuller', 'Vincent Muller'],
		['villeamboise', 'Ville d’Amboise, villeamboise'],
		['D Templier', '©David Templier-ADT41'],
		['Philippe Henry', 'P-Henry'],
		['JCCoutand', 'Jean-Christophe COUTAND'],
		['ADT41 C Biore', '©C-Biore-ADT41'],
		['Marin du Port de Chambord', 'Marins du Port de Chambord'],
		['GallandTerroirs', '©GallandTerroir©LeonarddeSerres'],
		['Ferme dePrunay', '©ferme-prunay'],
		['chevaldeferblesois', '©cheval-de-fer-blaisois'],
		['Leonard de Serres30', 'Léonard de Serres'],
		['SF', 'Stevens Fremont'],
		['CCKVC', '©Club-Canoë-Kayak-Vallée-du-Cher'],
		['LES', '©LES-BANQUETTES-ROUGES'],
		['Ana Reis', 'City Archive / Ana Reis'],
	] as const) {
		expect(isNamedIn(name, [credit]), name).toBe(true);
	}
});

test('takes nobody for another', () => {
	for (const [name, credit] of [
		['CDT41', '©ADT41'],
		['CDT41 clazi', 'CDT41'],
		['Eva', 'Evan'],
		['Ana Luz', 'Ana Reis, Rui Luz'],
		['Ana Luz', 'Ana Reis / Rui Luz'],
		['Ana Luz', 'Ana Reis et Rui Luz'],
		['Domaine national de Chambord', 'Chambord'],
		['Office de tourisme de Blois', 'Office de tourisme de Bléré'],
		['Denis Roche', 'DR'],
		['Mir', 'Ana Reis'],
		['de la', 'Ana Reis'],
		['Tourisme Dupont', 'Office de tourisme de Loches'],
		['Château Dubois', 'Château de Chenonceau'],
		['Jean Dupont', 'Jean de Vries'],
		['Marc Lebrun', 'Marc Le Goff'],
		['Pierre Durand', 'Pierre Dubois (DR)'],
		['Loches Ortega', 'OT Loches'],
		['René', 'Irène Luz'],
		['Conseil départemental 37', 'Conseil départemental 41'],
	] as const) {
		expect(isNamedIn(name, [credit]), name).toBe(false);
	}
	expect(isNamedIn('Ana Luz', ['Ana Reis', 'Rui Luz'])).toBe(false);
	expect(isNamedIn('Ana Luz', [undefined])).toBe(false);
});
