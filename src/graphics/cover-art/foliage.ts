import type { Ink } from './ink.ts';
import type { Sketch } from './sketch.ts';

export interface Foliage {
	lit: Ink;
	shaded: Ink;
}

/** Returns the colours of leaves in the season of the drawing. */
export function foliageOf(sketch: Sketch): Foliage {
	if (sketch.season === 'spring') return { lit: 'spring', shaded: 'leaf' };
	if (sketch.season === 'autumn') return { lit: 'rust', shaded: 'earth' };
	return { lit: 'leaf', shaded: 'pine' };
}
