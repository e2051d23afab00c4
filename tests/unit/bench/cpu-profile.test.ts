import { expect, test } from '@playwright/test';
import { type CpuProfile, functionCosts } from '../../bench/cpu-profile.ts';

test('adds up what a function cost in itself and with what it called', () => {
	const costs = functionCosts(
		profile({ '(root)': ['render'], render: ['escape'], escape: [] }, [
			'render',
			'escape',
			'escape',
			'(root)',
		]),
	);

	expect(costs.map(({ frame, selfMs, totalMs }) => [frame.functionName, selfMs, totalMs])).toEqual([
		['escape', 2, 2],
		['render', 1, 3],
		['(root)', 0, 3],
	]);
});

test('counts the time of a function that calls itself once', () => {
	const costs = functionCosts({
		nodes: [
			{ id: 1, callFrame: frame('(root)'), children: [2] },
			{ id: 2, callFrame: frame('walk'), children: [3] },
			{ id: 3, callFrame: frame('walk') },
		],
		samples: [2, 3, 3, 1],
		timeDeltas: [0, 1000, 1000, 1000],
	});

	expect(costs.map(({ frame, selfMs, totalMs }) => [frame.functionName, selfMs, totalMs])).toEqual([
		['walk', 3, 3],
		['(root)', 0, 3],
	]);
});

/**
 * A profile with a sample a millisecond; functions are numbered in the order in which they are
 * given.
 */
function profile(calls: Record<string, string[]>, running: readonly string[]): CpuProfile {
	const names = Object.keys(calls);
	const idOf = (name: string) => names.indexOf(name) + 1;
	return {
		nodes: Object.entries(calls).map(([name, called]) => ({
			id: idOf(name),
			callFrame: frame(name),
			children: called.map(idOf),
		})),
		samples: running.map(idOf),
		timeDeltas: running.map((_, index) => (index === 0 ? 0 : 1000)),
	};
}

function frame(functionName: string) {
	return { functionName, url: `file:///${functionName}.js`, lineNumber: 0, columnNumber: 0 };
}
