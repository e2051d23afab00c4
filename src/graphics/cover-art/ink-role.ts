import { foliageOf } from './foliage.ts';
import { type Ink, inks } from './ink.ts';
import type { Sketch } from './sketch.ts';

/**
 * Lists the colours of a drawing that the cover decides: by the hour, thin lines against the sky,
 * roofs by the region, and leaves by the season.
 */
const decidedByCover = {
	'tone-sky': ({ tone }) => tone.sky,
	'tone-sun': ({ tone }) => tone.sun,
	'tone-far': ({ tone }) => tone.far,
	'tone-mid': ({ tone }) => tone.mid,
	'tone-near': ({ tone }) => tone.near,
	'tone-fore': ({ tone }) => tone.fore,
	// Dark by day and light by night; a late sky is dark in both.
	'tone-line': ({ tone }) => (tone.sky === 'dusk' ? 'paper' : 'glow'),
	'region-roof': ({ region }) => (region === 'mediterranean' ? 'rust' : 'wood'),
	'foliage-lit': (sketch) => foliageOf(sketch).lit,
	'foliage-shaded': (sketch) => foliageOf(sketch).shaded,
} as const satisfies Record<string, (sketch: Sketch) => Ink>;

/** Names a colour as drawings do, without its two hyphens: `art-wall`, `tone-sky`. */
export type InkRole = keyof typeof decidedByCover | `art-${Ink}`;

export const inkRoles: readonly InkRole[] = [
	...inks.map((ink) => `art-${ink}` as const),
	// The keys are all roles, which `keys` cannot know.
	...(Object.keys(decidedByCover) as (keyof typeof decidedByCover)[]),
];

const known: ReadonlySet<string> = new Set(inkRoles);

export function isInkRole(name: string): name is InkRole {
	return known.has(name);
}

/** Returns the ink that a role has in a cover. */
export function inkOf(role: InkRole, sketch: Sketch): Ink {
	if (role in decidedByCover) return decidedByCover[role as keyof typeof decidedByCover](sketch);
	return role.slice('art-'.length) as Ink; // All other roles are an ink's.
}
