import { expect, test } from '@playwright/test';
import { SharedClock } from '../../bench/shared-clock.ts';

test('gives a work that is alone all the time that passes', () => {
	const { clock, pass } = clockAtZero();
	clock.begin('places');
	pass(10);
	clock.end('places');
	clock.begin('events');
	pass(4);
	clock.end('events');

	expect(clock.spentMs()).toEqual({ places: 10, events: 4 });
});

test('gives nobody the time in which nothing is under way', () => {
	const { clock, pass } = clockAtZero();
	pass(100);
	clock.begin('places');
	pass(10);
	clock.end('places');
	pass(100);

	expect(clock.spentMs()).toEqual({ places: 10 });
});

test('divides time among what is under way at once, and counts it once in all', () => {
	const { clock, pass } = clockAtZero();
	clock.begin('places');
	clock.begin('places');
	clock.begin('events');
	pass(9);
	clock.end('places');
	pass(4);
	clock.end('places');
	pass(3);
	clock.end('events');

	expect(clock.spentMs()).toEqual({ places: 6 + 2, events: 3 + 2 + 3 });
});

function clockAtZero() {
	let nowMs = 0;
	const clock = new SharedClock(() => nowMs);
	return {
		clock,
		pass: (ms: number) => {
			nowMs += ms;
		},
	};
}
