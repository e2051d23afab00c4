import { expect, test } from '@playwright/test';
import { languageNames, spokenLanguages } from '../../../../src/domain/places/spoken-languages.ts';

const named = (listed: readonly string[] | undefined, contentLanguage: string, locale = 'en-GB') =>
	languageNames(spokenLanguages(listed, contentLanguage), locale);

test('names languages in the language of the guide, in the order given', () => {
	expect(named(['pt', 'en', 'fr'], 'en')).toEqual(['Portuguese', 'English', 'French']);
	expect(named(['pt', 'en', 'fr'], 'en', 'pt-PT')).toEqual(['português', 'inglês', 'francês']);
	expect(named(['pt-BR', 'zh_Hans', ' EN '], 'en')).toEqual([
		'Brazilian Portuguese',
		'Simplified Chinese',
		'English',
	]);
});

test('names a language once that is there as a code and in the words of the records', () => {
	expect(named(['Français', 'en', 'fr', 'ANGLAIS ', 'fra'], 'fr')).toEqual(['French', 'English']);
	expect(named(['Niederländisch', 'nl'], 'de')).toEqual(['Dutch']);
	expect(named(['en', 'EN', 'fr', 'en'], 'fr')).toEqual(['English', 'French']);
});

test('keeps as given what is no code and no name in the language of the records', () => {
	expect(named(['Anglais', 'französisch', 'x', 'xx', '__proto__', 'x'], 'en')).toEqual([
		'Anglais',
		'französisch',
		'x',
		'xx',
		'__proto__',
	]);
	expect(named(['anglais et allemand', 'Francais'], 'fr')).toEqual([
		'anglais et allemand',
		'Francais',
	]);
	expect(named([], 'en')).toEqual([]);
	expect(named(undefined, 'en')).toEqual([]);
});

test('takes the country of a tag that was cut in two for no language', () => {
	expect(named(['BR', 'en', 'fr', 'pt'], 'fr')).toEqual(['English', 'French', 'Portuguese']);
	expect(named(['br', 'fr'], 'fr')).toEqual(['Breton', 'French']);
	expect(named(['BR', 'FR'], 'fr')).toEqual(['Breton', 'French']);
	expect(named(['ES', 'SV', 'EN'], 'fr')).toEqual(['Spanish', 'Swedish', 'English']);
	expect(named(['FR', 'en'], 'fr')).toEqual(['French', 'English']);
});
