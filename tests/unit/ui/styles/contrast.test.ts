import { expect, test } from '@playwright/test';
import { contrastOf } from '../../../../src/ui/styles/contrast.ts';

for (const [colour, ground, contrast] of [
	['#000', 'white', 21],
	['#777', '#fff', 4.48],
	['rebeccapurple', 'hsl(0 0% 100%)', 8.41],
	// A third of black on white is #aaa.
	['rgb(0 0 0 / 33.333%)', 'white', 2.32],
	['color(display-p3 1 1 1)', 'rgb(0 0 0)', 21],
	['oklch(1 0 0)', 'oklch(0 0 0)', 21],
	['color-mix(in srgb, black, white)', 'white', 3.95],
] as const) {
	test(`finds that ${colour} on ${ground} has a contrast of ${contrast}`, () => {
		expect(contrastOf(colour, ground)).toBeCloseTo(contrast, 1);
	});
}

test('knows no contrast of what is no colour, or lets another through', () => {
	for (const [colour, ground] of [
		['currentColor', 'white'],
		['', 'white'],
		['red }', 'white'],
		['var(--mine)', 'white'],
		['black', 'rgb(255 255 255 / 50%)'],
	] as const) {
		expect(contrastOf(colour, ground), `${colour} on ${ground}`).toBeUndefined();
	}
});
