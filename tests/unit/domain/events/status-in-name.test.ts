import { expect, test } from '@playwright/test';
import { statusInName } from '../../../../src/domain/events/status-in-name.ts';

for (const [name, status] of [
	['Annulé - Le Marché complice', 'called-off'],
	['Temporairement suspendu - Atelier vélo', 'called-off'],
	['Florilège vocal: ANNULÉ', 'called-off'],
	['Murray Head - COMPLET', 'sold-out'],
	['COMPLET Suzane', 'sold-out'],
	['Fado night (sold out)', 'sold-out'],
	['*** Abgesagt *** Weinfest', 'called-off'],
	['[CANCELLED] Night walk', 'called-off'],
] as const) {
	test(`“${name}” says what its status should`, () => {
		expect(statusInName({ name, occurrences: [{ id: undefined }], status: 'scheduled' })).toBe(
			status,
		);
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
		expect(statusInName({ name })).toBeUndefined();
	});
}

test('a name that repeats the status is right', () => {
	const name = 'Annulé - Le Marché complice';

	expect(statusInName({ name, status: 'cancelled' })).toBeUndefined();
	expect(
		statusInName({ name, occurrences: [{ id: undefined, status: 'cancelled' }] }),
	).toBeUndefined();
});
