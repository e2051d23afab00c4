import { expect, test } from '@playwright/test';
import { linkTo } from '../../../../src/content/client/link-header.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

const headers: [header: string, target: string | undefined][] = [
	['<https://content.example/?page=2>; rel="next"', 'https://content.example/?page=2'],
	['</v1/places?page=2>;rel=next', '/v1/places?page=2'],
	['<?page=1>; rel="prev", <?page=3>; rel="next", <?page=9>; rel="last"', '?page=3'],
	['<?page=3> ; title="a, <b>; rel=\\"next\\"" ; rel="NEXT last"', '?page=3'],
	['<?ids=1,2;3>; rel="next"', '?ids=1,2;3'],
	['<?page=3>; REL=next; type="application/json"', '?page=3'],
	['<?page=2>; rel=prev; rel=next', undefined],
	['<?page=2>; rel="prev nextish"', undefined],
	['<?page=2>; title="rel=next"', undefined],
	['<?page=2>', undefined],
	['?page=2; rel=next', undefined],
	['', undefined],
];
for (const [header, target] of headers) {
	test(`finds ${target ?? 'no next page'} in Link: ${header}`, () => {
		expect(linkTo('next', header)).toBe(target);
	});
}

for (const [name, hostile] of [
	['parameters without an end', (length: number) => `<a>${'; x="'.repeat(length)}`],
	['beginnings of targets', (length: number) => '<'.repeat(length)],
	['spaces', (length: number) => `<a>${' '.repeat(length)}`],
] as const) {
	test(`reads a header of many ${name} in a time that grows with its length`, () => {
		expect(linkTo('next', hostile(20_000))).toBeUndefined();
		expect(growth(5000, (length) => linkTo('next', hostile(length)))).toBeLessThan(steadyGrowth);
	});
}

test('finds the last page', () => {
	expect(linkTo('last', '<?page=2>; rel="next", <?page=9>; rel="last"')).toBe('?page=9');
	expect(linkTo('last', '<?page=2>; rel="next"')).toBeUndefined();
});
