import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './build-site.ts';

/** A line of the table in docs/fields.md. */
export interface FieldHome {
	page: string;
	list: string;
	jsonLd: string;
}

/** Where each field of a resource is shown, by its path, as docs/fields.md has it. */
export function fieldHomes(resource: 'places' | 'events'): Record<string, FieldHome> {
	const document = readFileSync(join(projectRoot, 'docs', 'fields.md'), 'utf8');
	const [, section = ''] = document.split(resource === 'places' ? '## Places' : '## Events');
	const rows = (section.split('\n## ')[0] ?? '').matchAll(/^\| `([^`]+)` +\|(.*)\|$/gm);
	return Object.fromEntries(
		[...rows].map(([, path = '', cells = '']) => {
			const [page = '', list = '', jsonLd = ''] = cells.split('|').map((cell) => cell.trim());
			return [path, { page, list, jsonLd }];
		}),
	);
}
