import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from '@playwright/test';

const source = join(import.meta.dirname, '..', '..', 'src');

/** Matches the name that a declaration exports. */
const declaration =
	/^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) ([\w$]+)/gm;

/** Matches the names that are exported in braces, but for those of another module. */
const list = /^export (?:type )?\{([^}]*)\};/gm;

/** Matches the names that are imported in braces. */
const imported = /^import (?:type )?\{([^}]*)\} from/gm;

/** Lists what Astro asks every route to export. */
const exportsOfRoutes = ['GET', 'getStaticPaths', 'prerender'];

const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
	.filter((file) => file.endsWith('.ts'))
	.map((file) => file.split(sep).join('/'));

test('a name is exported by one module only, so that it means one thing', () => {
	expect(modules.length).toBeGreaterThan(1000);
	expect(repeatedNames(modules, (file) => readFileSync(join(source, file), 'utf8'))).toEqual([]);
});

test('a name that two modules export is reported with both', () => {
	const texts: Readonly<Record<string, string>> = {
		'domain/geo/site.ts': 'interface Inner {}\nexport interface Site {}\n',
		'config/site-facts.ts': 'const Words = 1;\nexport { type Site, Words as Wording };\n',
		'ui/frames.ts':
			'export const site = 1;\n\tconst Site = 2;\nexport async function Wording() {}\n',
	};
	expect(repeatedNames(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([
		'Site: config/site-facts.ts, domain/geo/site.ts',
		'Wording: config/site-facts.ts, ui/frames.ts',
	]);
});

test('modules of several languages, and routes, may export the same names', () => {
	const texts: Readonly<Record<string, string>> = {
		'i18n/messages/de/places.ts': 'export const places = {};',
		'i18n/messages/en/places.ts': 'export const places = {};',
		'i18n/lexicons/de.ts': 'export const lexicon = {};',
		'i18n/lexicons/en.ts': 'export const lexicon = {};',
		'pages/robots.txt.ts': 'export const GET = () => {};',
		'pages/llms.txt.ts': 'export const GET = () => {};',
	};
	expect(repeatedNames(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([]);
});

test('what is imported may be exported again', () => {
	const texts: Readonly<Record<string, string>> = {
		'config/site.ts':
			"import type { Site } from './site-facts.ts';\nexport type { Site };\nexport { words } from './words.ts';\n",
		'config/site-facts.ts': 'export interface Site {}\n',
		'config/words.ts': 'export const words = 1;\n',
	};
	expect(repeatedNames(Object.keys(texts), (file) => texts[file] ?? '')).toEqual([]);
});

/** Returns each name that several modules export, with their files. */
function repeatedNames(files: readonly string[], textOf: (file: string) => string): string[] {
	const filesByName = new Map<string, string[]>();
	for (const file of files.toSorted()) {
		for (const name of exportedNames(textOf(file))) {
			if (file.startsWith('pages/') && exportsOfRoutes.includes(name)) continue;
			filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
		}
	}
	return [...filesByName]
		.filter(([, exporting]) => new Set(exporting.map(withoutLanguage)).size > 1)
		.map(([name, exporting]) => `${name}: ${exporting.join(', ')}`)
		.toSorted();
}

/** Returns the names of its own that a module exports. */
function exportedNames(text: string): Set<string> {
	const declared = [...text.matchAll(declaration)].map(([, name = '']) => name);
	const others = new Set(namesInBraces(text, imported));
	return new Set([...declared, ...namesInBraces(text, list).filter((name) => !others.has(name))]);
}

function namesInBraces(text: string, pattern: RegExp): string[] {
	return [...text.matchAll(pattern)]
		.flatMap(([, names = '']) => names.split(','))
		.map((name) => name.replace(/^\s*(?:type )?(?:.* as )?/, '').trim())
		.filter((name) => name !== '');
}

/** Returns the path of a module without its language: those of all languages share one type. */
function withoutLanguage(file: string): string {
	return file.replace(
		/^(i18n\/(?:messages|lexicons)\/)[a-z]{2}(?:-[A-Z][A-Za-z]+)?(?=[/.])/,
		'$1*',
	);
}
