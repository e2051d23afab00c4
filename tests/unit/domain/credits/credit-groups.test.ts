import { expect, test } from '@playwright/test';
import { creditGroups } from '../../../../src/domain/credits/credit-groups.ts';

const credit = (text: string, required = true) => ({ text, required });

test('credits that differ in a date only stand together, each word for word', () => {
	const first = credit('Office, updated 2020-08-07');
	const other = credit('Museum');
	const second = credit('Office, updated 2019-12-31');

	expect(creditGroups([first, other, second])).toEqual([[first, second], [other]]);
});

test('a credit that is offered never stands among those that are required', () => {
	const required = credit('Office 1');
	const museum = credit('Museum');
	const offered = credit('Office 2', false);

	expect(creditGroups([required, museum, offered])).toEqual([[required], [museum], [offered]]);
	expect(creditGroups([])).toEqual([]);
});
