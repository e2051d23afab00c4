import { expect, test } from '@playwright/test';
import { benchArguments, BenchArgumentsError } from '../../bench/bench-arguments.ts';

test('builds 1,000 and 10,000 places when nothing is asked for', () => {
	expect(benchArguments([])).toEqual({
		showsHelp: false,
		sizes: [1000, 10_000],
		takesProfile: false,
	});
});

test('builds the size that is asked for, with a profile', () => {
	expect(benchArguments(['--places', '250', '--profile'])).toEqual({
		showsHelp: false,
		sizes: [250],
		takesProfile: true,
	});
});

for (const words of [
	['--places', '0'],
	['--places', '1e3'],
	['--places'],
	['--place', '5'],
	['5'],
]) {
	test(`refuses ${words.join(' ')}`, () => {
		expect(() => benchArguments(words)).toThrow(BenchArgumentsError);
	});
}
