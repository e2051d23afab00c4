import { readdirSync, readFileSync } from 'node:fs';
import type { Motif } from './motif-names.ts';
import { parseScene, type ScenePart } from './scene-markup.ts';
import type { Form } from './sketch.ts';

/** Holds a drawing per file, named `<motif>-<form>.svg`; see `docs/guides/drawings.md`. */
const folder = new URL('motifs/', import.meta.url);
const fileName = /^(?<motif>[a-z]+)-(?<form>\d+)\.svg$/;

const formCounts = countForms();
const scenesByFile = new Map<string, readonly ScenePart[]>();

/** Returns in how many forms a motif is drawn. */
export function formsOf(motif: Motif): number {
	return formCounts.get(motif) ?? 0;
}

/**
 * Returns what the drawing of a motif is put together from; each file is read once.
 *
 * @throws if the file is missing, or has what covers cannot show.
 */
export function sceneOf(motif: Motif, form: Form): readonly ScenePart[] {
	const file = `${motif}-${String(form)}.svg`;
	const known = scenesByFile.get(file);
	if (known) return known;
	const parts = parseScene(readFileSync(new URL(file, folder), 'utf8'), file);
	scenesByFile.set(file, parts);
	return parts;
}

function countForms(): ReadonlyMap<string, number> {
	const counts = new Map<string, number>();
	for (const name of readdirSync(folder)) {
		const motif = fileName.exec(name)?.groups?.motif;
		if (motif !== undefined) counts.set(motif, (counts.get(motif) ?? 0) + 1);
	}
	return counts;
}
