import type { TextBox } from '../typesetting/fitted-lines.ts';
import type { GuideTypefaces } from '../typesetting/guide-typefaces.ts';
import { type SetLines, setLines } from '../typesetting/set-lines.ts';
import { settableText, type SettableText } from '../typesetting/settable-text.ts';
import { drawScene } from './cover-art.ts';
import { type CoverSubject, coverVariant } from './cover-variant.ts';
import { literalPalette, type LiteralPalette } from './palette.ts';
import { pictureHeight, rootAttributes, type CoverSeason } from './sketch.ts';

export interface StandaloneCoverSettings extends CoverSubject {
	season?: CoverSeason | undefined;
	/** Hue of the guide's accent, in degrees as `oklch()` counts them. */
	accentHue: number;
	name: string;
	/** Kind as it is printed above the name: "MUSEUM". */
	kind?: string | undefined;
	/** Printed below the name: "Alfama, Lisbon", or a sentence. */
	locality?: string | undefined;
	/** Absent on the guide's own picture. */
	guideName?: string | undefined;
}

export const standaloneCoverSize = { width: 1200, height: 630 };

const { width, height } = standaloneCoverSize;
const panelWidth = 664;
const bandHeight = 116;
const bandTextWidth = 500;
const margin = 64;
const textWidth = panelWidth - margin - 52;
const nameBox: TextBox = {
	width: textWidth,
	height: 330,
	sizes: [82, 74, 66, 58, 52, 46, 41, 37, 34],
	lineHeight: 1.12,
};
const localityBox: TextBox = {
	width: textWidth,
	height: 104,
	sizes: [31, 28, 26],
	lineHeight: 1.32,
};
const labelBox: TextBox = { width: textWidth, height: 24, sizes: [22, 20, 18], lineHeight: 1 };
const guideBox: TextBox = { width: textWidth, height: 28, sizes: [25, 23, 21], lineHeight: 1.1 };

/**
 * Returns the picture shown where a page is shared: the cover beside kind, name and place, 1200 ×
 * 630 pixels, as SVG with literal colours and all text as outlines, so that every machine draws it
 * alike.
 *
 * A text with letters that the typefaces lack is left out; without a name the cover takes the whole
 * width.
 */
export function standaloneCover(
	settings: StandaloneCoverSettings,
	typefaces: GuideTypefaces,
): string {
	const { accentHue, guideName, kind, locality, name } = settings;
	const colours = literalPalette(accentHue, 'light');
	const texts: CoverTexts = {
		name: settableText(name, typefaces.names),
		kind: settableText(kind, typefaces.labels),
		locality: settableText(locality, typefaces.texts),
		guideName: settableText(guideName, typefaces.texts),
	};
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
		`${texts.name ? panel(settings, texts, texts.name, colours) : band(settings, texts, colours)}</svg>`
	);
}

type CoverTexts = Record<'name' | 'kind' | 'locality' | 'guideName', SettableText | undefined>;

/** Draws the texts on paper at the left, the cover at the right, as SVG elements. */
function panel(
	settings: StandaloneCoverSettings,
	{ guideName, kind, locality }: CoverTexts,
	name: SettableText,
	colours: LiteralPalette,
): string {
	const paragraphs = [
		{ text: kind, box: labelBox, fill: colours['accent-shade'], gapAbove: 0 },
		{ text: name, box: nameBox, fill: colours.ink, gapAbove: 30 },
		{ text: locality, box: localityBox, fill: colours.wood, gapAbove: 38 },
	].flatMap(({ text, box, ...rest }) => (text ? [{ ...rest, text, ...setLines(text, box) }] : []));
	const block = paragraphs.reduce(
		(sum, { blockHeight, gapAbove }, index) => sum + blockHeight + (index > 0 ? gapAbove : 0),
		0,
	);
	const room = guideName ? height - margin - 60 : height;
	let top = Math.round((room - block) / 2) + (guideName ? margin / 4 : 0);
	let markup = '';
	paragraphs.forEach((paragraph, index) => {
		if (index > 0) top += paragraph.gapAbove;
		markup += filled(paragraph.fill, paragraph.drawAt(margin, top));
		top += paragraph.blockHeight;
	});
	const footer = guideName
		? `<path fill="${colours.accent}" d="M${margin} ${height - 104}h40v4h-40z"/>` +
			filled(colours.ink, setLines(guideName, guideBox).drawAt(margin, height - 84))
		: '';
	return (
		scene(settings, colours, panelWidth, height) +
		`<path fill="${colours.paper}" d="M0 0h${panelWidth}v${height}H0z"/>${markup}${footer}`
	);
}

/**
 * Draws the cover over the whole width, and on a band of paper below it what is known besides
 * the name, as SVG elements.
 */
function band(
	settings: StandaloneCoverSettings,
	{ guideName, kind, locality }: CoverTexts,
	colours: LiteralPalette,
): string {
	if (!kind && !locality && !guideName) return scene(settings, colours, 0, height);
	const top = height - bandHeight;
	const middle = top + bandHeight / 2 + 3;
	const oneLine = { width: bandTextWidth, height: 36, lineHeight: 1 };
	const label = kind && setLines(kind, { ...oneLine, sizes: [22, 20, 18] });
	const place = locality && setLines(locality, { ...oneLine, sizes: [29, 26, 24] });
	const guide = guideName && setLines(guideName, { ...oneLine, sizes: [29, 26, 24] });
	const half = (lines: SetLines) => lines.blockHeight / 2;
	return (
		scene(settings, colours, 0, top) +
		`<path fill="${colours.paper}" d="M0 ${top}h${width}v${bandHeight}H0z"/>` +
		`<path fill="${colours.accent}" d="M0 ${top}h${width}v6H0z"/>` +
		(label
			? filled(colours['accent-shade'], label.drawAt(margin, middle - (place ? 31 : half(label))))
			: '') +
		(place ? filled(colours.wood, place.drawAt(margin, middle + (label ? 6 : -half(place)))) : '') +
		(guide
			? filled(colours.ink, guide.drawAt(width - margin - guide.blockWidth, middle - half(guide)))
			: '')
	);
}

/** Draws the cover from `left` to the right edge, `tall` pixels high, as SVG elements. */
function scene(
	cover: StandaloneCoverSettings,
	colours: LiteralPalette,
	left: number,
	tall: number,
): string {
	const scale = tall / pictureHeight;
	const drawing = drawScene(
		{
			seed: cover.seed,
			season: cover.season,
			region: cover.region,
			variant: coverVariant(cover),
			width: Math.ceil((width - left) / scale),
			isDetailed: true,
		},
		(ink) => colours[ink],
	);
	return `<g transform="translate(${left} 0) scale(${scale})" ${rootAttributes}>${drawing}</g>`;
}

function filled(colour: string, outlines: string): string {
	return outlines === '' ? '' : `<g fill="${colour}">${outlines}</g>`;
}
