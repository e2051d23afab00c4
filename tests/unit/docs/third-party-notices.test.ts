import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

test('the notices name the same scripts of others as the licences that a guide publishes', () => {
	const [, scripts = ''] = readFileSync('THIRD-PARTY-NOTICES.md', 'utf8').split('## Scripts');
	const noticed = [...scripts.matchAll(/\*\*(.+?)\*\*/g)];
	const licences = readFileSync('public/licences.txt', 'utf8');
	const licensed = [...licences.matchAll(/^== (?:@\w+\/)?(.+) ==$/gm)];

	expect(namesIn(licensed)).toEqual(namesIn(noticed));
});

function namesIn(matches: readonly RegExpExecArray[]): string[] {
	return matches.map(([, name = '']) => name.toLowerCase()).sort();
}
