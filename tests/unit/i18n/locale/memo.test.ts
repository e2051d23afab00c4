import { expect, test } from '@playwright/test';
import { Memo } from '../../../../src/i18n/locale/memo.ts';

test('makes each value once, also one that is undefined', () => {
	const known = new Memo<string | undefined>();
	const made: string[] = [];
	const valueOf = (key: string) =>
		known.get(key, () => {
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
