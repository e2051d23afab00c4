import { expect, test } from '@playwright/test';
import { Known } from '../../../../src/i18n/locale/known.ts';

test('makes each value once, also one that is undefined', () => {
	const known = new Known<string | undefined>();
	const made: string[] = [];
	const valueOf = (key: string) =>
		known.of(key, () => {
			made.push(key);
			return key === 'nothing' ? undefined : `made of ${key}`;
		});

	expect(['sand', 'nothing', 'sand', 'nothing'].map(valueOf)).toEqual([
		'made of sand',
		undefined,
		'made of sand',
		undefined,
	]);
	expect(made).toEqual(['sand', 'nothing']);
});
