import { type CoverSubject, coverVariant, coverVariantsOfList } from './cover-variant.ts';
import { illustration } from './illustrations.ts';
import { type Motif, motifs } from './motif-names.ts';
import { formsOf } from './scene-files.ts';
import { type ToneName, toneNames } from './tone.ts';

/**
 * The name, without its ending, of the file with a cover as a picture of its own, for where a
 * photograph cannot be had.
 *
 * Records of one kind share a few of them: most are never asked for.
 */
export function coverFile(subject: CoverSubject): string {
	const { motif, form, tone } = coverVariant(subject);
	return `${motif}-${form}-${tone}`;
}

/**
 * Returns the files with the covers of rows, in the order of a long list: no drawing near itself,
 * and the light in turns.
 */
export function coverFilesOfRows(subjects: readonly CoverSubject[]): string[] {
	return coverVariantsOfList(subjects).map(
		({ motif, form }, row) => `${motif}-${form}-${row % 2 === 0 ? 'clear' : 'warm'}`,
	);
}

/** The picture of such a name as SVG with literal colours; `undefined` for any other name. */
export function coverFileContent(name: string, accentHue: number): string | undefined {
	const [motif, formName, tone] = name.split('-');
	if (!isMotif(motif) || !isTone(tone) || !/^\d+$/.test(formName ?? '')) return undefined;
	const form = Number(formName);
	if (form >= formsOf(motif)) return undefined;
	const variant = { form, tone, isMirrored: false };
	return illustration({ seed: name, motif, accentHue, variant });
}

function isMotif(name: string | undefined): name is Motif {
	return motifs.some((motif) => motif === name);
}

function isTone(name: string | undefined): name is ToneName {
	return toneNames.some((tone) => tone === name);
}
