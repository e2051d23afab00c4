import { expect, test } from '@playwright/test';
import { ownNames } from '../../../../src/i18n/locale/own-names.ts';

test('names languages in themselves, with a capital and without the region', () => {
	expect([...ownNames(['en-GB', 'fr-FR', 'pt', 'ja'])]).toEqual([
		['en-GB', 'English'],
		['fr-FR', 'Français'],
		['pt', 'Português'],
		['ja', '日本語'],
	]);
});

test('tells varieties of one language apart', () => {
	expect([...ownNames(['pt-PT', 'pt-BR', 'de']).values()]).toEqual([
		'Português europeu',
		'Português (Brasil)',
		'Deutsch',
	]);
});
