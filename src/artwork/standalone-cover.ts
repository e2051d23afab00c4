import { coverVariant, drawScene } from './cover-art.ts';
import type { Motif } from './motif-names.ts';
import { literalPalette } from './palette.ts';
import { pictureHeight, rootAttributes, type Season } from './sketch.ts';
import { textLines } from './text-lines.ts';

export interface StandaloneCoverSettings {
	seed: string;
	motif: Motif;
	season?: Season | undefined;
	/** The guide's accent, in degrees as `oklch()` counts them. */
	accentHue: number;
	name: string;
	/** As the visitor reads it: "Museum". */
	kind?: string | undefined;
	/** As the visitor reads it: "Alfama, Lisbon". */
	locality?: string | undefined;
	guideName?: string | undefined;
}

const width = 1200;
const height = 630;
const panelWidth = 600;
const margin = 64;
const textWidth = panelWidth - margin - 44;
const serif = `font-family="Georgia, 'Liberation Serif', 'Noto Serif', 'Noto Serif CJK JP', serif"`;
const sans = `font-family="'Helvetica Neue', Arial, 'Liberation Sans', 'Noto Sans', 'Noto Sans CJK JP', sans-serif"`;

/**
 * The picture shown where a page is shared: the cover beside the name, 1200 × 630 pixels, as SVG
 * with literal colours, to be made into a bitmap. Long names are cut after three lines. Texts are
 * escaped; names in scripts that run from right to left are set so.
 */
export function standaloneCover(settings: StandaloneCoverSettings): string {
	const { seed, motif, season, accentHue, name, kind, locality, guideName } = settings;
	const colours = literalPalette(accentHue, 'light');
	const scale = height / pictureHeight;
	const scene = drawScene(
		{
			seed,
			season,
			variant: coverVariant(seed, motif),
			width: Math.ceil((width - panelWidth) / scale),
			isDetailed: true,
		},
		(ink) => colours[ink],
	);
	const { lines, fontSize } = textLines(name, textWidth, [76, 64, 54, 46, 40], 3);
	const lineHeight = Math.round(fontSize * 1.16);
	const top = Math.round(height / 2 - ((lines.length - 1) * lineHeight) / 2 + fontSize * 0.34);
	const texts = [
		...lines.map((line, index) =>
			textElement(
				line,
				top + index * lineHeight,
				`${serif} font-weight="700" font-size="${fontSize}" fill="${colours.ink}"`,
			),
		),
		smallLine(
			kind,
			104,
			`font-size="26" font-weight="700" letter-spacing="1.5" fill="${colours['accent-shade']}"`,
		),
		smallLine(locality, height - 104, `font-size="28" fill="${colours.ink}"`),
		smallLine(guideName, height - 60, `font-size="22" fill="${colours.wood}"`),
	];
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
		`<g transform="translate(${panelWidth} 0) scale(${scale})" ${rootAttributes}>${scene}</g>` +
		`<path fill="${colours.paper}" d="M0 0h${panelWidth}v${height}H0z"/>` +
		`<path fill="${colours.accent}" d="M${margin} 132h56v5h-56zM${panelWidth - 6} 0h6v${height}h-6z"/>` +
		`${texts.join('')}</svg>`
	);
}

function smallLine(text: string | undefined, y: number, attributes: string): string {
	if (text === undefined || text.trim() === '') return '';
	const line = textLines(text, textWidth, [28], 1).lines[0] ?? '';
	return textElement(line, y, `${sans} ${attributes}`);
}

function textElement(text: string, y: number, attributes: string): string {
	const isRightToLeft = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
	const place = isRightToLeft ? `x="${panelWidth - 44}" direction="rtl"` : `x="${margin}"`;
	return `<text ${place} y="${y}" ${attributes}>${escaped(text)}</text>`;
}

/** Safe between the tags of XML; characters that XML 1.0 forbids are left out. */
function escaped(text: string): string {
	return text
		.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;');
}
