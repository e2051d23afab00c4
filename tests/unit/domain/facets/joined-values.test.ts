import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { joinedValues } from '../../../../src/domain/facets/joined-values.ts';
import { testProperty } from '../../../support/test-property.ts';

const words = fc.array(fc.constantFrom('Calm', 'CALM', 'câlm', 'Grand', 'grand ', '2', '!', ''));
const records = fc.array(words);

testProperty('every record is once in each value that it states, in the order given', 100, () =>
	fc.property(records, (stated) => {
		const values = joinedValues(stated.entries(), ([, texts]) => texts.map((text) => [text]));
		const expected = stated.map((texts) => ({
			calm: texts.some((text) => /^c.lm$/iu.test(text)),
			grand: texts.some((text) => /^grand ?$/iu.test(text)),
			no_2: texts.includes('2'),
		}));
		for (const slug of ['calm', 'grand', 'no_2'] as const) {
			const members = values.find((value) => value.slug === slug)?.records ?? [];
			expect(members.map(([index]) => index)).toEqual(
				expected.flatMap((states, index) => (states[slug] ? index : [])),
			);
		}
		expect(values.length).toBeLessThanOrEqual(3);
	}),
);

testProperty('the order of the records changes neither names nor addresses', 100, () =>
	fc.property(records, (stated) => {
		expect(namesOf([...stated].reverse())).toEqual(namesOf(stated));
	}),
);

test('a value within another one is told by both', () => {
	const paths = [['Lisboa', 'Centro'], ['LISBOA', 'centro'], ['Porto', 'Centro'], ['Centro']];

	expect(
		joinedValues(paths, (path) => [path]).map(({ name, records: { length }, slug, within }) => [
			slug,
			within,
			name,
			length,
		]),
	).toEqual([
		['lisboa/centro', 'lisboa', 'Centro', 2],
		['porto/centro', 'porto', 'Centro', 1],
		['centro', undefined, 'Centro', 1],
	]);
});

function namesOf(stated: readonly string[][]): string[] {
	return joinedValues(stated.entries(), ([, texts]) => texts.map((text) => [text]))
		.map(({ name, slug }) => `${slug}: ${name}`)
		.sort();
}
