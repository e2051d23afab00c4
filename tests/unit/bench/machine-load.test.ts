import { expect, test } from '@playwright/test';
import { machineLine, machineLoad, processorTime } from '../../bench/machine-load.ts';

test('the share of the processors that the host withheld is that of the time between two readings', () => {
	const before = {
		load: 0.31,
		processorTime: processorTime('cpu  100 0 50 800 10 0 0 40 0 0\ncpu0 1 1\n'),
	};
	const after = {
		load: 2.04,
		processorTime: processorTime('cpu  160 0 70 850 10 5 5 100 7 0\ncpu0 1 1\n'),
	};
	expect(before.processorTime).toEqual({ all: 1000, stolen: 40 });
	expect(machineLine(before, after)).toBe(
		'Load of the machine: 0.3 before, 2.0 after; its host withheld 30 % of its processors',
	);
});

test('nothing is said of a host where the system does not tell', () => {
	const unknown = { load: 1, processorTime: processorTime('') };
	expect(machineLine(unknown, unknown)).toBe('Load of the machine: 1.0 before, 1.0 after');
});

test('two readings at the same moment withhold nothing', () => {
	const now = machineLoad();
	expect(machineLine(now, now)).not.toContain('NaN');
});
