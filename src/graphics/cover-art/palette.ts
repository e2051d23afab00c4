import { type Ink, inks } from './ink.ts';
import { darkColours, type InkColour, lightColours } from './ink-colours.ts';
import { type Oklch, oklchCss, oklchHex } from './oklch.ts';

export type PaletteMode = 'light' | 'dark';

/** For every ink one literal colour, `#rrggbb`, or `none` where it paints nothing. */
export type LiteralPalette = Readonly<Record<Ink, string>>;

/** The accent that drawings fall back on where a page sets no `--art-*` properties. */
const fallbackAccentHue = 35;

/**
 * The `--art-*` custom properties as CSS declarations, to be put into a rule, each with
 * `light-dark()`: they follow the `color-scheme` of the element, so a reader's own choice of mode
 * needs no second rule.
 *
 * @param accentHue The guide's accent, in degrees as `oklch()` counts them.
 */
export function artDeclarations(accentHue: number): string {
	return inks
		.map((ink) => {
			const day = cssOf(ink, accentHue, 'light');
			const night = cssOf(ink, accentHue, 'dark');
			return `--art-${ink}:light-dark(${day},${night});`;
		})
		.join('');
}

/**
 * The palette for pictures that stand alone, whose readers know neither `oklch()` nor properties.
 */
export function literalPalette(accentHue: number, mode: PaletteMode): LiteralPalette {
	const entries = inks.map((ink) => [ink, literalOf(ink, accentHue, mode)] as const);
	// The keys are all inks, which `fromEntries` cannot know.
	return Object.fromEntries(entries) as Record<Ink, string>;
}

const fallbacks = literalPalette(fallbackAccentHue, 'light');

const references = Object.fromEntries(
	inks.map((ink) => [ink, `var(--art-${ink},${threeDigits(fallbacks[ink])})`] as const),
) as Readonly<Record<Ink, string>>; // As above.

/** The custom property of an ink, with the colour to use where it is not set. */
export function inkReference(ink: Ink): string {
	return references[ink];
}

/** `#aabbcc` as the nearest `#abc`: near enough for a fallback, and there are many in a page. */
function threeDigits(colour: string): string {
	if (colour === 'none') return colour;
	const digits = [1, 3, 5].map((index) =>
		Math.round(parseInt(colour.slice(index, index + 2), 16) / 17),
	);
	return `#${digits.map((digit) => digit.toString(16)).join('')}`;
}

/** Nothing where the ink paints nothing in this mode. */
function inkColour(ink: Ink, accentHue: number, mode: PaletteMode): Oklch | undefined {
	const colour: InkColour = (mode === 'light' ? lightColours : darkColours)[ink];
	if (colour === 'none') return undefined;
	const [lightness, chroma, hue] = colour;
	return { lightness, chroma, hue: hue === 'accent' ? accentHue : tinted(hue, accentHue) };
}

function cssOf(ink: Ink, accentHue: number, mode: PaletteMode): string {
	const colour = inkColour(ink, accentHue, mode);
	return colour === undefined ? 'transparent' : oklchCss(colour);
}

function literalOf(ink: Ink, accentHue: number, mode: PaletteMode): string {
	const colour = inkColour(ink, accentHue, mode);
	return colour === undefined ? 'none' : oklchHex(colour);
}

/**
 * Moves a hue a fifth of the way to the accent, as if one ink had been mixed into all others, but
 * at most 14 degrees: leaves stay green and the sky blue.
 */
function tinted(hue: number, accentHue: number): number {
	const distance = ((((accentHue - hue) % 360) + 540) % 360) - 180;
	const shift = Math.max(-14, Math.min(14, distance / 5));
	return (hue + shift + 360) % 360;
}
