import { expect, test } from '@playwright/test';
import { statusInName } from '../../../src/quality/status-in-name.ts';

for (const name of [
	'Annulé - Le Marché complice',
	'Temporairement suspendu - Atelier vélo',
	'Florilège vocal: ANNULÉ',
	'Murray Head - COMPLET',
	'COMPLET Suzane',
	'Fado night (sold out)',
	'*** Abgesagt *** Weinfest',
	'[CANCELLED] Night walk',
]) {
	test(`“${name}” says what its status should`, () => {
		expect(statusInName({ name, occurrences: [{ id: undefined }], status: 'scheduled' })).toEqual([
			{ rule: 'status-in-name', detail: name },
		]);
	});
}

for (const name of [
	'The Postponed Wedding',
	'Menu complet du chef',
	'Der abgesagte Krieg',
	'RÉCITAL COMPLET',
	'Les reporters - exposition',
]) {
	test(`“${name}” says nothing of a status`, () => {
		expect(statusInName({ name })).toEqual([]);
	});
}

test('a name that repeats the status is right', () => {
	const name = 'Annulé - Le Marché complice';

	expect(statusInName({ name, status: 'cancelled' })).toEqual([]);
	expect(statusInName({ name, occurrences: [{ id: undefined, status: 'cancelled' }] })).toEqual([]);
});
