import type { Ink } from './ink.ts';

/**
 * Holds the inks of the hour that a drawing is set in: those of its sky, its sun, and the grounds
 * from the horizon to the reader.
 */
export interface Tone {
	sky: Ink;
	sun: Ink;
	far: Ink;
	mid: Ink;
	near: Ink;
	fore: Ink;
}

export const tones = {
	clear: { sky: 'sky', sun: 'sun', far: 'far', mid: 'mid', near: 'near', fore: 'deep' },
	warm: { sky: 'haze', sun: 'ember', far: 'far', mid: 'mid', near: 'near', fore: 'deep' },
	rose: { sky: 'blush', sun: 'disc', far: 'mid', mid: 'near', near: 'deep', fore: 'ink' },
	golden: { sky: 'amber', sun: 'disc', far: 'clay', mid: 'earth', near: 'near', fore: 'deep' },
	late: { sky: 'dusk', sun: 'sun', far: 'near', mid: 'deep', near: 'deep', fore: 'ink' },
} as const satisfies Record<string, Tone>;

export type ToneName = keyof typeof tones;

export const toneNames = [
	'clear',
	'warm',
	'rose',
	'golden',
	'late',
] as const satisfies readonly ToneName[];
