import { createHash } from 'node:crypto';
import { drawScene } from './cover-art.ts';
import {
	type CoverSettings,
	type CoverVariant,
	coverVariant,
	coverVariantsOfList,
	variantsToBeSeen,
} from './cover-variant.ts';
import type { Ink } from './ink.ts';
import { literalPalette } from './palette.ts';
import type { Region } from './region.ts';
import { pictureHeight, rootAttributes } from './sketch.ts';

/** Holds a drawing in place of photographs, as a file that all pages share which show it. */
export interface CoverFile {
	/** Name without its ending; it changes with the content. */
	name: string;
	svg: string;
}

const pictureWidth = 240;

/** Keeps the files by what they are drawn from. */
const files = new Map<string, CoverFile>();

/** Returns the file with the cover of a record, which its page or card may show mirrored. */
export function coverFile(
	cover: CoverSettings,
	accentHue: number,
): CoverFile & Pick<CoverVariant, 'isMirrored'> {
	const variant = cover.variant ?? coverVariant(cover);
	return { ...fileOf(variant, cover.region, accentHue), isMirrored: variant.isMirrored };
}

/**
 * Returns the files with the covers of rows, in the order of a long list: no drawing near itself,
 * and the light in turns.
 */
export function coverFilesOfRows(covers: readonly CoverSettings[], accentHue: number): CoverFile[] {
	return coverVariantsOfList(covers).map((variant, row) => {
		const tone = row % 2 === 0 ? 'clear' : 'warm';
		return fileOf({ ...variant, tone }, covers[row]?.region, accentHue);
	});
}

/** Returns the files with all covers that a record may have on its page, cards and rows. */
export function possibleCoverFiles(cover: CoverSettings, accentHue: number): CoverFile[] {
	return variantsToBeSeen(cover).map((variant) => fileOf(variant, cover.region, accentHue));
}

function fileOf(
	{ motif, form, tone }: CoverVariant,
	region: Region | undefined,
	accentHue: number,
): CoverFile {
	const key = [motif, form, tone, region, accentHue].join();
	const known = files.get(key);
	if (known) return known;
	const seed = `${motif}-${String(form)}-${tone}`;
	const variant = { motif, form, tone, isMirrored: false };
	const svg = drawing({ seed, region, variant }, accentHue);
	const file = { name: createHash('sha256').update(svg).digest('hex').slice(0, 10), svg };
	files.set(key, file);
	return file;
}

/**
 * Draws by day and by night: within an `img` that follows the page, and a theme that a visitor
 * chose, as far as browsers hand it on (Media Queries 5, `prefers-color-scheme`). The colours of
 * the day stand where they are used, for readers that ignore styles.
 */
function drawing(
	scene: Pick<Parameters<typeof drawScene>[0], 'seed' | 'region' | 'variant'>,
	accentHue: number,
): string {
	const [day, night] = [literalPalette(accentHue, 'light'), literalPalette(accentHue, 'dark')];
	/** Short names of the inks in use: a cover has some of them forty times. */
	const names = new Map<Ink, string>();
	const elements = drawScene({ ...scene, width: pictureWidth, isDetailed: false }, (ink) => {
		const name = names.get(ink) ?? `--${names.size.toString(36)}`;
		names.set(ink, name);
		return `var(${name},${day[ink]})`;
	});
	const colours = [...names].map(([ink, name]) => `${name}:${night[ink]}`).join(';');
	return (
		`<svg xmlns="http://www.w3.org/2000/svg" width="${pictureWidth}" height="${pictureHeight}"` +
		` viewBox="0 0 ${pictureWidth} ${pictureHeight}" ${rootAttributes}>` +
		`<style>@media(prefers-color-scheme:dark){svg{${colours}}}</style>${elements}</svg>`
	);
}
