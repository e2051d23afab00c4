import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname, join, resolve } from 'node:path';
import { z } from 'zod';
import { sectionNames } from './guide-sections.ts';
import type { LookFacts, OwnTypeface } from './look-facts.ts';
import { nearestName } from './nearest-name.ts';
import type { SettingProblem } from './read-settings.ts';
import { factsFile } from './guide-file.ts';
import { wordFaults } from './word-faults.ts';

const origin = z.string().regex(/^https:\/\/[^/?#\s'";]+$/);
const texts = z.record(z.string(), z.string());
const typeface = z.union([
	z.strictObject({ family: z.string().regex(/^[\w -]+$/), package: z.string().min(1) }),
	z.strictObject({
		family: z.string().regex(/^[\w -]+$/),
		files: z.record(z.string().regex(/^\d{1,4}( \d{1,4})?$/), z.string().min(1)),
	}),
]);

/** Lists what members on the look have to be, each with how to say so. */
export const lookExpectations: Record<
	Exclude<keyof LookFacts, 'footerLinks'>,
	[schema: z.ZodType, words: string]
> = {
	logo: [
		z
			.string()
			.or(z.strictObject({ file: z.string(), isBesideName: z.boolean() }))
			.optional(),
		"a file of the guide, such as 'src/logo.svg' or { file: 'src/logo.svg', isBesideName: true }",
	],
	typefaces: [
		z.strictObject({ heading: typeface.optional(), body: typeface.optional() }).optional(),
		"such as { heading: { family: 'Gelasio', files: { '400 700': 'src/fonts/gelasio.woff2' } }, body: { family: 'Inter Variable', package: '@fontsource-variable/inter' } }",
	],
	words: [
		z.record(z.string(), z.string().or(texts)).optional(),
		"texts by key, such as { 'pages.aroundHere': 'Around the corner' }",
	],
	sections: [
		z.array(z.string()).optional(),
		`a list of sections, such as ['Photographs', 'EventsHere']`,
	],
	statistics: [
		z
			.strictObject({
				script: z.url({ protocol: /^https$/ }),
				attributes: texts.optional(),
				sendsTo: origin.optional(),
			})
			.optional(),
		"such as { script: 'https://stats.example/script.js', sendsTo: 'https://in.stats.example' }",
	],
};

/**
 * Returns what is wrong with a guide's look though its members are of the right kind: files that
 * are missing, and names that do not exist.
 *
 * @param root Folder of the guide.
 */
export function lookProblems(look: LookFacts, root: string = process.cwd()): SettingProblem[] {
	const isRight = (member: keyof typeof lookExpectations) =>
		lookExpectations[member][0].safeParse(look[member]).success;
	const { logo, sections = [], typefaces = {}, words = {} } = look;
	return [
		...(isRight('logo') && logo !== undefined ? problemsOf('logo', logoFaults(logo, root)) : []),
		...(isRight('typefaces')
			? Object.entries(typefaces).flatMap(([role, face]) =>
					problemsOf(`typefaces.${role}`, face === undefined ? [] : typefaceFaults(face, root)),
				)
			: []),
		...(isRight('words') ? problemsOf('words', wordFaults(words)) : []),
		...(isRight('sections') ? problemsOf('sections', sections.flatMap(sectionFaults)) : []),
	];
}

function problemsOf(setting: string, faults: readonly string[]): SettingProblem[] {
	return faults.map((fault) => ({ setting, message: `${setting} in ${factsFile}: ${fault}` }));
}

function logoFaults(logo: NonNullable<LookFacts['logo']>, root: string): string[] {
	const file = typeof logo === 'string' ? logo : logo.file;
	if (!['.svg', '.png', '.webp'].includes(extname(file).toLowerCase())) {
		return [`${file} is no SVG, PNG or WebP. Give the path of one, such as src/logo.svg.`];
	}
	return missingFile(file, root);
}

function typefaceFaults(face: OwnTypeface, root: string): string[] {
	if (face.files !== undefined) {
		return Object.values(face.files).flatMap((file) =>
			extname(file).toLowerCase() === '.woff2'
				? missingFile(file, root)
				: [`${file} is no WOFF2 file, as browsers read it fastest. Convert it to one.`],
		);
	}
	try {
		createRequire(join(resolve(root), 'package.json')).resolve(`${face.package}/index.css`);
		return [];
	} catch {
		return [`there is no ${face.package}/index.css. Install it: npm install ${face.package}.`];
	}
}

function missingFile(file: string, root: string): string[] {
	return existsSync(resolve(root, file))
		? []
		: [`there is no file ${file}. Give its path from the folder of the guide.`];
}

function sectionFaults(name: string): string[] {
	if (sectionNames.includes(name)) return [];
	const meant = nearestName(name, sectionNames, 2);
	const advice =
		meant === undefined ? `It may be ${sectionNames.join(', ')}.` : `Is ${meant} meant?`;
	return [`"${name}" is none that has a place of its own. ${advice}`];
}
