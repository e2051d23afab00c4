import { expect, test } from '@playwright/test';
import { freeOfCharge } from '../../../src/places/free-of-charge.ts';

test('what is free, or is not, is as it is stated', () => {
	expect(freeOfCharge(true, undefined)).toBe(true);
	expect(freeOfCharge(true, 'EUR 0')).toBe(true);
	expect(freeOfCharge(false, '£10')).toBe(false);
	expect(freeOfCharge(undefined, '£10')).toBe(undefined);
});

test('“free” beside a price is not believed', () => {
	expect(freeOfCharge(true, '£10')).toBe(undefined);
	expect(freeOfCharge(true, 'EUR 5–8 per person')).toBe(undefined);
});

test('a price whose text says that something is free may be one for something else', () => {
	expect(freeOfCharge(true, 'Free; guided tour €5')).toBe(true);
	expect(freeOfCharge(true, 'Entrée libre, visite guidée 8 €')).toBe(true);
});
