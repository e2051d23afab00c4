import fc from 'fast-check';
import { hostileText } from '../fixtures/hostile-text.ts';

/** Texts that mean something to some reader of them, and texts that ought to mean nothing. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
	{ arbitrary: fc.string({ unit: 'binary', maxLength: 12 }), weight: 5 },
	{ arbitrary: fc.string({ maxLength: 20 }), weight: 5 },
	{
		arbitrary: fc.constantFrom(
			...['', ' ', 'a\n\nb', '&amp;amp;', '<!--', ']]>', '\u2028', '\uD800', '\u0000', '\u202Egnp'],
			...['__proto__', 'constructor', '$&', '{city}', ' > ', '©', '\\n', 'BEGIN:VEVENT', '(((('],
			...[
				'javascript:alert(1)',
				'data:text/html,x',
				'//host.example/x',
				'https://',
				'CC BY',
				'مرحبا',
			],
		),
		weight: 10,
	},
	// Rare, as every text of a record may be one.
	{ arbitrary: fc.constant(hostileText), weight: 1 },
);

/** Huge, now and then: a record has a hundred texts. */
const hugeText = fc.constantFrom('x'.repeat(20_000), '🎉'.repeat(300), 'word '.repeat(2000));

const junk: fc.Arbitrary<unknown> = fc.oneof(
	fc.constantFrom<unknown>(null, true, false, 0, -0, -1, 1.5, 1e308, 2 ** 53, '', [], {}, [null]),
	fc.constantFrom<unknown>([[]], [{}], { a: { b: [] } }, ['x', 1, null], Number.MIN_VALUE),
	anyText,
);

/** Now and then something else than it should be: absent, `null`, of a wrong type, hostile. */
export function orJunk(fitting: fc.Arbitrary<unknown>, weight = 12): fc.Arbitrary<unknown> {
	return fc.oneof(
		{ arbitrary: fitting, weight: weight * 40 },
		{ arbitrary: junk, weight: 40 },
		{ arbitrary: hugeText, weight: 1 },
	);
}
