import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { lexiconByLanguage } from '../../../../src/i18n/lexicons/lexicons.ts';

/** Lists files whose words are recognised in every language alike, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
	'src/build/browser-scripts.ts': 'names of files',
	'src/content/sync/garbled-text.ts': 'letters that a wrong encoding leaves behind',
	'src/config/output-folder.ts': 'names of files',
	'src/domain/images/creative-commons.ts': 'codes of licences',
	'src/domain/images/open-licences.ts': 'names of licences',
	'src/records/mojibake-evidence.ts': 'letters that a wrong encoding leaves behind',
	'src/records/mojibake.ts': 'letters that a wrong encoding leaves behind',
	'src/records/place-location.ts': 'examples of fields',
	'src/records/place.ts': 'examples of fields',
	'src/ui/view-models/text/longest-word.ts': 'letters that are wide',
};

/** Lists words of other languages that are codes as well: of an address, of a typeface. */
const codes = ['postal', 'sans'];

const english = new Set(wordsIn(lexiconByLanguage.get('en')));
const known = new Set([...lexiconByLanguage.values()].flatMap(wordsIn));
const foreign = new Set(
	[...known].filter((word) => word.length > 3 && !english.has(word) && !codes.includes(word)),
);

/** Returns what of a module should stand in a lexicon, by the number of its line. */
function wordsOfLanguages(text: string): [line: number, words: string][] {
	const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.Latest, true);
	const found: [number, string][] = [];
	const visit = (node: ts.Node) => {
		const isPattern = ts.isRegularExpressionLiteral(node) || isRawTemplate(node);
		const isName = ts.isPropertyAssignment(node.parent) && node.parent.name === node;
		const words = new Set(wordsIn(withoutEscapes(node.getText())));
		const ofPattern = isPattern ? [...words].filter((word) => known.has(word)) : [];
		const ofOthers =
			isPattern || isName || (ts.isStringLiteralLike(node) && !ts.isImportDeclaration(node.parent))
				? [...words].filter((word) => foreign.has(word) || /\P{ASCII}/u.test(word))
				: [];
		const reported = [...new Set([...(ofPattern.length > 1 ? ofPattern : []), ...ofOthers])];
		if (reported.length > 0) {
			const { line } = source.getLineAndCharacterOfPosition(node.getStart());
			found.push([line + 1, reported.join(' ')]);
		}
		if (!isPattern) ts.forEachChild(node, visit);
	};
	ts.forEachChild(source, visit);
	return found;
}

function isRawTemplate(node: ts.Node): boolean {
	return ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw';
}

function withoutEscapes(text: string): string {
	return text.replace(/\\u\w{4}|\\\w(\{\w*\})?|\$\{[^}]*\}|String\.raw/g, ' ');
}

/** Returns the words of three letters and more in all texts and patterns of a value. */
function wordsIn(value: unknown): string[] {
	if (typeof value === 'string') {
		const words = value.toLowerCase().match(/\p{L}+/gu) ?? [];
		return words.filter((word) => word.length > 2);
	}
	if (value instanceof RegExp) return wordsIn(withoutEscapes(value.source));
	return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : [];
}

test('no module outside i18n recognises texts by words of a language', () => {
	const files = globSync('src/**/*.ts')
		.map((file) => file.replaceAll('\\', '/'))
		.filter((file) => !/^src\/(i18n|ui\/styleguide)\//.test(file) && !(file in exceptions));

	expect(files.length).toBeGreaterThan(900);
	expect(
		files.flatMap((file) =>
			wordsOfLanguages(readFileSync(file, 'utf8')).map(([line, words]) => [file, line, words]),
		),
	).toEqual([]);
});

test('a pattern of words and a word of another language are found by their line', () => {
	expect(
		wordsOfLanguages(
			"const one = /sold out|cancelled/;\nconst two = ['église', 'gratis'];\nconst code = 'free';",
		),
	).toEqual([
		[1, 'sold out cancelled'],
		[2, 'église'],
		[2, 'gratis'],
	]);
});

test('every exception is a file that has such words', () => {
	const needless = Object.keys(exceptions).filter(
		(file) => wordsOfLanguages(readFileSync(file, 'utf8')).length === 0,
	);

	expect(needless).toEqual([]);
});
