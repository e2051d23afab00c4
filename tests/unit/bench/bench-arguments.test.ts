import { expect, test } from '@playwright/test';
import { CommandLineError } from '../../../src/cli/commands/command-line.ts';
import { benchArguments } from '../../bench/bench-arguments.ts';

const defaults = {
	showsHelp: false,
	sizes: [1000, 10_000],
	takesProfile: false,
	compares: false,
	rebuilds: false,
	documents: false,
	services: false,
	changed: undefined,
	latencyMs: 0,
	concurrency: undefined,
	rounds: 3,
	socialImages: undefined,
};

test('builds 1,000 and 10,000 places when nothing is asked for', () => {
	expect(benchArguments([])).toEqual(defaults);
});

test('builds the size that is asked for, with a profile', () => {
	expect(benchArguments(['--places', '250', '--profile'])).toEqual({
		...defaults,
		sizes: [250],
		takesProfile: true,
	});
});

test('compares builds as often as is asked for', () => {
	expect(benchArguments(['--compare', '--rounds', '5', '--social-images', '0'])).toEqual({
		...defaults,
		compares: true,
		rounds: 5,
		socialImages: 0,
	});
});

test('reads services of several speeds', () => {
	expect(benchArguments(['--services', '--rounds', '1'])).toEqual({
		...defaults,
		services: true,
		rounds: 1,
	});
});

test('reads the service alone where places are to change', () => {
	const words = ['--places', '500', '--changed', '0', '--latency', '20', '--concurrency', '64'];

	expect(benchArguments(words)).toEqual({
		...defaults,
		sizes: [500],
		changed: 0,
		latencyMs: 20,
		concurrency: 64,
	});
});

for (const words of [
	['--places', '0'],
	['--places', '1e3'],
	['--places'],
	['--place', '5'],
	['--rounds', '0'],
	['--social-images', '-1'],
	['--changed', 'one'],
	['5'],
]) {
	test(`refuses ${words.join(' ')}`, () => {
		expect(() => benchArguments(words)).toThrow(CommandLineError);
	});
}
