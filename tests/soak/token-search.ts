import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distinctiveToken } from '../support/site-builds.ts';

const forms = [
	distinctiveToken,
	Buffer.from(distinctiveToken).toString('hex'),
	// Without the ends, which depend on what stands beside it.
	...['', '-', '--'].map((before) =>
		Buffer.from(before + distinctiveToken)
			.toString('base64')
			.slice(4, -4),
	),
].map(squeezed);

/** Whether a text holds the token, whatever parts its letters and digits and in whatever case. */
export function containsToken(text: string): boolean {
	const letters = squeezed(text);
	return forms.some((form) => letters.includes(form));
}

/** Files below a folder that hold it. */
export function filesWithToken(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && entry.name !== 'filler')
		.map(({ name, parentPath }) => join(parentPath, name))
		.filter((path) => containsToken(readFileSync(path, 'utf8')));
}

function squeezed(text: string): string {
	return text.toLowerCase().replace(/[^a-z\d]+/g, '');
}
