import { expect, test } from '@playwright/test';
import {
	officialHolidays,
	stateCode,
} from '../../../../src/domain/opening-hours/official-holidays.ts';

const datesOf = (countryCode: string, state?: string) => [
	...officialHolidays({ countryCode, state, years: [2026], locale: 'en-GB' }).keys(),
];

test('Portugal has its 13 national holidays, and none that only a town has', () => {
	expect(datesOf('PT')).toEqual([
		...['2026-01-01', '2026-04-03', '2026-04-05', '2026-04-25', '2026-05-01', '2026-06-04'],
		...['2026-06-10', '2026-08-15', '2026-10-05', '2026-11-01', '2026-12-01', '2026-12-08'],
		'2026-12-25',
	]);
});

test('a state has its own holidays besides those of its country', () => {
	expect(datesOf('DE', 'BY').filter((date) => !datesOf('DE').includes(date))).toEqual([
		'2026-01-06',
		'2026-06-04',
		'2026-11-01',
	]);
});

test('holidays of several days have each of them, and half days count as whole ones', () => {
	expect(datesOf('KR').filter((date) => date.startsWith('2026-09'))).toEqual([
		'2026-09-24',
		'2026-09-25',
		'2026-09-26',
	]);
	expect(datesOf('IS')).toContain('2026-12-24');
});

test('a holiday is named in the language of the guide, or not at all', () => {
	const namesIn = (locale: string) => {
		const holidays = officialHolidays({ countryCode: 'PT', years: [2026], locale });
		return [holidays.get('2026-04-03'), holidays.get('2026-12-01')];
	};

	expect(namesIn('fr-FR')).toEqual(['Vendredi saint', undefined]);
	expect(namesIn('pt-PT')).toEqual(['Sexta-Feira Santa', 'Restauração da Independência']);
	const may = { countryCode: 'US', years: [2026], locale: 'en-US' };
	expect(officialHolidays(may).get('2026-09-07')).toBe('Labor Day');
});

test('a day off in place of a holiday bears no name', () => {
	const holidays = officialHolidays({ countryCode: 'US', years: [2026], locale: 'en-US' });

	expect(holidays.has('2026-07-03')).toBe(true);
	expect(holidays.get('2026-07-03')).toBeUndefined();
});

test('a country that nobody knows of has no holidays', () => {
	expect(datesOf('XX')).toEqual([]);
});

test('a region is a state by its name in English, in its own language or in that of the guide', () => {
	expect(stateCode('ES', 'Comunidad de Madrid', 'en-GB')).toBe('MD');
	expect(stateCode('AT', 'Vienna', 'de-AT')).toBe('9');
	expect(stateCode('AT', 'Wien', 'en-GB')).toBe('9');
	expect(stateCode('US', 'new york', 'en-US')).toBe('NY');
});

test('a region is a state by its code, but not by a number or small letters', () => {
	expect(stateCode('DE', 'BY', 'de-DE')).toBe('BY');
	expect(stateCode('DE', 'by', 'de-DE')).toBeUndefined();
	expect(stateCode('AT', '9', 'de-AT')).toBeUndefined();
});

test('a region that no state is for certain is none', () => {
	expect(stateCode('ES', 'Madrid', 'es-ES')).toBeUndefined();
	expect(stateCode('PT', 'Porto', 'pt-PT')).toBeUndefined();
	expect(stateCode('DE', undefined, 'de-DE')).toBeUndefined();
});
