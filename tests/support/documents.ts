import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build-site.ts';

const docs = join(projectRoot, 'docs');

/** Every page of Markdown that people read: those at the root, and those in `docs/`. */
export const documents: readonly string[] = [
	...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'].map((name) => join(projectRoot, name)),
	...readdirSync(docs, { recursive: true, encoding: 'utf8' })
		.filter((name) => name.endsWith('.md') && !/(^|[\\/])(node_modules|src|dist)[\\/]/.test(name))
		.sort()
		.map((name) => join(docs, name)),
];
