import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The headers that the `_headers` file of a site states for a path, by their names in lower case.
 *
 * As Cloudflare Pages reads it: every rule that holds for a path counts, and the values of a header
 * that several state are joined.
 */
export function headersOfSite(folder: string): (path: string) => Record<string, string> {
	const file = join(folder, '_headers');
	const rules = (existsSync(file) ? readFileSync(file, 'utf8') : '')
		.split('\n\n')
		.map((block) => block.trim().split('\n'))
		.map(([path = '', ...lines]) => ({ matches: pattern(path), headers: lines.map(header) }));
	return (path) => {
		const joined: Record<string, string> = {};
		for (const { headers, matches } of rules) {
			if (!matches.test(path)) continue;
			for (const [name, value] of headers) {
				joined[name] = joined[name] === undefined ? value : `${joined[name]}, ${value}`;
			}
		}
		return joined;
	};
}

function pattern(path: string): RegExp {
	return new RegExp(
		`^${path
			.split('*')
			.map((part) => part.replace(/[./+?()[\]{}|^$\\]/g, '\\$&'))
			.join('.*')}$`,
	);
}

function header(line: string): [string, string] {
	const [name = '', ...value] = line.trim().split(': ');
	return [name.toLowerCase(), value.join(': ')];
}
