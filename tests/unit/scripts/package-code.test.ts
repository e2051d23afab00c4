import { expect, test } from '@playwright/test';
import { packageCode } from '../../../scripts/package/package-code.ts';

const files = ['cli/init.ts', 'cli/guide.ts', 'cli/list-thread.ts', 'ui/Card.astro', 'ui/words.ts'];
const code = (source: string, file = 'cli/init.ts') => packageCode(source, file, files);

test('a module of a package has no types, and names other modules by .js', () => {
	expect(code("import { a } from './guide.ts';\nexport const b: string = a;")).toBe(
		"import { a } from './guide.js';\nexport const b         = a;",
	);
	expect(code("new Worker(new URL('list-thread.ts', import.meta.url))")).toBe(
		"new Worker(new URL('list-thread.js', import.meta.url))",
	);
	expect(code("join('src', 'cli', 'list-thread.ts')")).toBe("join('src', 'cli', 'list-thread.js')");
});

test('the file of a guide keeps its name, and so does what is no module', () => {
	const source = "const name = 'guide.ts'; const other = '../guide.ts'; const last = 'notes.ts';";
	expect(code(source)).toBe(source);
});

test('a component keeps its types, which Astro takes out', () => {
	const source = "---\nimport { words } from './words.ts';\nconst a: string = words;\n---\n";
	expect(code(source, 'ui/Card.astro')).toBe(source.replace('.ts', '.js'));
});
