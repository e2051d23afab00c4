import type { Ink } from './ink.ts';

/**
 * Holds the lightness, chroma and hue of an ink. A hue is that of the thing itself (foliage 135,
 * sea 225), which the palette then moves a little towards the guide's accent, or `accent` itself.
 */
export type InkColour =
	| readonly [lightness: number, chroma: number, hue: number | 'accent']
	/** Nothing is painted: by day there are no stars. */
	| 'none';

/** Colours of the inks by day. */
export const lightColours: Readonly<Record<Ink, InkColour>> = {
	sky: [0.84, 0.045, 220],
	haze: [0.89, 0.055, 82],
	blush: [0.78, 0.085, 'accent'],
	amber: [0.83, 0.112, 84],
	ochre: [0.8, 0.115, 80],
	dusk: [0.5, 0.075, 245],
	sun: [0.8, 0.145, 78],
	disc: [0.955, 0.035, 90],
	ember: [0.66, 0.165, 36],
	cloud: [0.945, 0.022, 90],
	star: 'none',
	far: [0.73, 0.05, 215],
	mid: [0.62, 0.062, 200],
	near: [0.47, 0.06, 185],
	deep: [0.35, 0.05, 205],
	sand: [0.89, 0.06, 84],
	clay: [0.69, 0.095, 62],
	earth: [0.53, 0.085, 55],
	sea: [0.6, 0.08, 222],
	spray: [0.6, 0.08, 222],
	leaf: [0.58, 0.095, 140],
	pine: [0.42, 0.065, 155],
	spring: [0.73, 0.115, 125],
	rust: [0.62, 0.14, 52],
	blossom: [0.86, 0.075, 10],
	wall: [0.955, 0.022, 88],
	shade: [0.8, 0.045, 66],
	accent: [0.57, 0.155, 'accent'],
	'accent-shade': [0.45, 0.125, 'accent'],
	wine: [0.41, 0.115, 18],
	paper: [0.975, 0.014, 90],
	wood: [0.47, 0.065, 52],
	ink: [0.27, 0.035, 250],
	glow: [0.38, 0.04, 245],
};

/**
 * Colours of the inks by night: windows are lit, the sun is a moon, and colours keep their distance
 * from each other.
 */
export const darkColours: Readonly<Record<Ink, InkColour>> = {
	sky: [0.36, 0.055, 245],
	haze: [0.37, 0.055, 300],
	blush: [0.36, 0.07, 'accent'],
	amber: [0.35, 0.045, 192],
	ochre: [0.43, 0.07, 72],
	dusk: [0.26, 0.05, 268],
	sun: [0.86, 0.1, 88],
	disc: [0.9, 0.035, 95],
	ember: [0.71, 0.14, 36],
	cloud: [0.5, 0.045, 255],
	star: [0.93, 0.04, 95],
	far: [0.31, 0.045, 235],
	mid: [0.27, 0.04, 225],
	near: [0.22, 0.035, 215],
	deep: [0.18, 0.03, 230],
	sand: [0.52, 0.05, 75],
	clay: [0.34, 0.06, 52],
	earth: [0.28, 0.05, 48],
	sea: [0.33, 0.065, 232],
	spray: [0.74, 0.045, 225],
	leaf: [0.42, 0.065, 150],
	pine: [0.3, 0.045, 165],
	spring: [0.52, 0.085, 132],
	rust: [0.48, 0.105, 48],
	blossom: [0.68, 0.085, 8],
	wall: [0.7, 0.03, 80],
	shade: [0.52, 0.04, 280],
	accent: [0.55, 0.14, 'accent'],
	'accent-shade': [0.4, 0.105, 'accent'],
	wine: [0.42, 0.11, 16],
	paper: [0.86, 0.022, 88],
	wood: [0.36, 0.05, 48],
	ink: [0.14, 0.02, 265],
	glow: [0.85, 0.125, 82],
};
