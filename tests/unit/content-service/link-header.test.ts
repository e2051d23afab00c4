import { expect, test } from '@playwright/test';
import { linkTo } from '../../../src/content-service/link-header.ts';

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

test('reads a long hostile header in no time', () => {
	const startedAt = performance.now();

	expect(linkTo('next', `<a>${'; x="'.repeat(20_000)}`)).toBeUndefined();
	expect(linkTo('next', '<'.repeat(100_000))).toBeUndefined();
	expect(linkTo('next', `<a>${' '.repeat(100_000)}`)).toBeUndefined();

	expect(performance.now() - startedAt).toBeLessThan(2000);
});

test('finds the last page', () => {
	expect(linkTo('last', '<?page=2>; rel="next", <?page=9>; rel="last"')).toBe('?page=9');
	expect(linkTo('last', '<?page=2>; rel="next"')).toBeUndefined();
});
