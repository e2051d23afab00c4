import { type Ink, inks } from './ink.ts';
import { darkColours, type InkColour, lightColours } from './ink-colours.ts';
import { oklchHex } from './oklch.ts';

export type PaletteMode = 'light' | 'dark';

/** Holds for every ink one literal colour, `#rrggbb`, or `none` where it paints nothing. */
export type LiteralPalette = Readonly<Record<Ink, string>>;

const palettes = new Map<string, LiteralPalette>();

/** Returns the palette for pictures, whose readers may know no `oklch()`. */
export function literalPalette(accentHue: number, mode: PaletteMode): LiteralPalette {
	const key = `${String(accentHue)} ${mode}`;
	const known = palettes.get(key);
	if (known) return known;
	const entries = inks.map((ink) => [ink, literalOf(ink, accentHue, mode)] as const);
	// The keys are all inks, which `fromEntries` cannot know.
	const palette = Object.fromEntries(entries) as Record<Ink, string>;
	palettes.set(key, palette);
	return palette;
}

function literalOf(ink: Ink, accentHue: number, mode: PaletteMode): string {
	const colour: InkColour = (mode === 'light' ? lightColours : darkColours)[ink];
	if (colour === 'none') return colour;
	const [lightness, chroma, hue] = colour;
	return oklchHex({
		lightness,
		chroma,
		hue: hue === 'accent' ? accentHue : tinted(hue, accentHue),
	});
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
