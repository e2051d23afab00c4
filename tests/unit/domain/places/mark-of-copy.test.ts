import { expect, test } from '@playwright/test';
import { hasMarkOfCopy } from '../../../../src/domain/places/mark-of-copy.ts';

test('a name that was made as a copy of another one is told by the mark of the copy', () => {
	for (const name of [
		'Le Tegallalang - Copie',
		'Au gré des vents - Copie - Copie',
		'Au gré des vents - Copie (2)',
		'Harbour Museum – COPY 3',
		'Harbour Museum (copy)',
		'Harbour Museum (Copy 2) ',
		'Hafenmuseum [Kopie 1]',
		'Museu do Cais - Cópia',
		'Museo del Puerto - copia',
		'港の博物館 - コピー',
		'港の博物館（コピー）',
		'Copy of Harbour Museum',
		'Copy (2) of Harbour Museum',
		'Copie de Copie de Le Tegallalang',
		'Copia di Museo del Porto',
		'Kopie van Havenmuseum',
		'Kopie von Hafenmuseum',
		'Cópia de Museu do Cais',
	]) {
		expect(hasMarkOfCopy(name), name).toBe(true);
	}
});

test('a name in which a copy is spoken of is as it was meant', () => {
	for (const name of [
		'Photo-Copie',
		'Copie de la grotte de Lourdes',
		'Copy of the David',
		'The Hard Copy',
		'La Copie',
		'Copie conforme - cinéma',
		'Marché (copieux)',
		'Copiede',
		'Copy of',
	]) {
		expect(hasMarkOfCopy(name), name).toBe(false);
	}
});
