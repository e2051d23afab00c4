import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type CoastShape, type StepBox, readShapes } from './coast-shapes.ts';

/** Holds the coasts of the Earth; `scripts/pack-coast.py` says what is in it and made it. */
const file = new URL('world.br', import.meta.url);

let bytes: Buffer | undefined;

/** Returns what of the world's shores, rivers and borders may reach into a box. */
export function worldShapesIn(box: StepBox): CoastShape[] {
	bytes ??= brotliDecompressSync(readFileSync(file));
	return readShapes(bytes, box);
}
