import { expect, test } from '@playwright/test';
import { buildSettings } from '../../../../src/cli/commands/build-arguments.ts';

test('words of the command line stand for settings', () => {
	expect(buildSettings([])).toEqual({});
	expect(buildSettings(['--offline'])).toEqual({ CONTENT_OFFLINE: 'true' });
	expect(buildSettings(['--full', '--accept-shrink'])).toEqual({
		CONTENT_FULL_READ: 'true',
		CONTENT_ACCEPT_SHRINK: 'true',
	});
});

test('help is asked for by its word', () => {
	expect(buildSettings(['--help'])).toBe(undefined);
});

test('a word that is not known is named', () => {
	expect(() => buildSettings(['--ofline'])).toThrow("Unknown option '--ofline'");
	expect(() => buildSettings(['offline'])).toThrow('offline');
});
