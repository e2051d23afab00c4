import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../../config/package-folder.ts';
import { contrastOf } from './contrast.ts';
import { dayAndNight, resolvedValue, pageTokens } from './palette.ts';

/** Lists the contrasts that are needed, by colours and the grounds on which pages show them. */
const pairs: readonly (readonly [colours: string, grounds: string, needed: number])[] = [
	['text text-muted accent accent-strong open closed', 'paper raised', 4.5],
	['text text-muted', 'sunken', 4.5],
	['text accent-strong', 'accent-soft', 4.5],
	['on-accent', 'accent accent-strong closed', 4.5],
	['text', 'closed-soft', 4.5],
	// Edges of fields and buttons are no text.
	['rule-strong', 'paper raised', 3],
];

/**
 * Returns what an operator should know of colours that are hard to tell apart, with the contrast
 * that WCAG 2.2 wants (1.4.3 and 1.4.11, level AA): one note of all, or none.
 *
 * @param root Folder of the guide, whose `src/styles.css` may state colours of its own.
 */
export function contrastNotes(accentHue: number, root: string = process.cwd()): string[] {
	const lacking = lackingContrasts(stylesheetsOf(accentHue, root));
	if (lacking.length === 0) return [];
	return [
		`Colours are hard to tell apart: ${lacking.join('; ')}. Change one of each two in src/styles.css, where light-dark() has both, or in tokens.css.`,
	];
}

/** Returns the pairs of colours in stylesheets whose contrast is too low, each in words. */
export function lackingContrasts(stylesheets: readonly string[]): string[] {
	return dayAndNight.flatMap((when) => {
		const tokens = pageTokens(stylesheets, when);
		const colourOf = (name: string) => resolvedValue(`var(${name})`, tokens, when);
		return pairs.flatMap(([colours, grounds, needed]) =>
			namesOf(colours).flatMap((colour) =>
				namesOf(grounds).flatMap((ground) => {
					const ratio = contrastOf(colourOf(colour) ?? '', colourOf(ground) ?? '');
					if (ratio === undefined || ratio >= needed) return [];
					return [`${colour} on ${ground} has ${rounded(ratio)} by ${when}, and needs ${needed}`];
				}),
			),
		);
	});
}

function stylesheetsOf(accentHue: number, root: string): string[] {
	const own = join(root, 'src', 'styles.css');
	return [
		readFileSync(join(packageFolder, 'src', 'ui', 'styles', 'tokens.css'), 'utf8'),
		`:root { --accent-hue: ${accentHue}; }`,
		...(existsSync(own) ? [readFileSync(own, 'utf8')] : []),
	];
}

const namesOf = (words: string) => words.split(' ').map((word) => `--color-${word}`);

/** Rounds down, as 4.499 is not 4.5. */
function rounded(ratio: number): string {
	return (Math.floor(ratio * 100) / 100).toFixed(2);
}
