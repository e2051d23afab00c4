import { expect, test } from '@playwright/test';
import { parseScene } from '../../../../src/graphics/cover-art/scene-markup.ts';

function parsed(content: string) {
	const svg = `<?xml-stylesheet href="palette.css"?>\n<svg viewBox="-120 0 240 160">\n\t${content}\n</svg>\n`;
	return parseScene(svg, 'church-0.svg');
}

test('a shape keeps its attributes, and names the ink of its colours', () => {
	expect(parsed('<path stroke="var(--art-ink)" stroke-width="1.6" d="M0 0h9"/>')).toEqual([
		'<path stroke="',
		{ ink: 'art-ink' },
		'" stroke-width="1.6" d="M0 0h9"/>',
	]);
});

test('comments and the space between elements are left out', () => {
	expect(parsed('<!-- a door -->\n<g>\n\t<path d="M0 0h9"/>\n</g>')).toEqual([
		'<g><path d="M0 0h9"/></g>',
	]);
});

test('a group that may sway has its place apart', () => {
	expect(parsed('<g data-sway="4 0" transform="translate(54 130) scale(1.1)"></g>')).toEqual([
		'<g transform="',
		{ x: 54, y: 130, sway: [4, 0] },
		'scale(1.1)"></g>',
	]);
});

test('scenery is named with what it is asked for', () => {
	expect(parsed('<g data-scenery="birds" data-x="34" data-y="58"/>')).toEqual([
		{
			scenery: 'birds',
			attributes: new Map([
				['data-scenery', 'birds'],
				['data-x', '34'],
				['data-y', '58'],
			]),
		},
	]);
});

test('an element or a colour that covers cannot show is refused, with the name of the file', () => {
	expect(() => parsed('<script>alert(1)</script>')).toThrow(
		'church-0.svg: <script> must become a path.',
	);
	expect(() => parsed('<path fill="#ff0000" d="M0 0h9"/>')).toThrow('church-0.svg: #ff0000');
	expect(() => parsed('<path fill="var(--art-mauve)" d="M0 0h9"/>')).toThrow(
		'church-0.svg: the palette has no --art-mauve.',
	);
});
