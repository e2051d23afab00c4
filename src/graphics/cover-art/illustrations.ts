import { drawScene } from './cover-art.ts';
import { type CoverVariant, coverVariant } from './cover-variant.ts';
import type { Motif } from './motif-names.ts';
import { literalPalette, type PaletteMode } from './palette.ts';
import type { Region } from './region.ts';
import { pictureHeight, rootAttributes, type CoverSeason } from './sketch.ts';

export interface IllustrationSettings {
	seed: string;
	motif: Motif;
	season?: CoverSeason | undefined;
	region?: Region | undefined;
	/** Hue of the guide's accent, in degrees as `oklch()` counts them. */
	accentHue: number;
	mode?: PaletteMode;
	/** Composition of the picture, where the seed shall not decide; `motif` follows it. */
	variant?: Omit<CoverVariant, 'motif'>;
}

/**
 * Returns the SVG file of a picture of 1200 × 800 pixels: the scene of a cover with more in it, its
 * colours literal, so that every reader of SVG shows it alike.
 */
export function illustration(settings: IllustrationSettings): string {
	const { seed, motif, season, region, accentHue, mode = 'light' } = settings;
	const variant = settings.variant
		? { ...settings.variant, motif }
		: coverVariant({ seed, motif, region });
	const width = 240;
	const colours = literalPalette(accentHue, mode);
	const drawing = drawScene(
		{ seed, season, region, variant, width, isDetailed: true },
		(ink) => colours[ink],
	);
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"` +
		` viewBox="0 0 ${width} ${pictureHeight}" ${rootAttributes}>${drawing}</svg>`
	);
}
