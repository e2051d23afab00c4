import { expect, test } from '@playwright/test';
import { buildWords } from '../../../../src/cli/commands/build-arguments.ts';

test('words of the command line stand for settings', () => {
	expect(buildWords([])).toEqual({ settings: {}, isPreview: false, isVerbose: false });
	expect(buildWords(['--offline'])?.settings).toEqual({ CONTENT_OFFLINE: 'true' });
	expect(buildWords(['--full', '--accept-shrink'])?.settings).toEqual({
		CONTENT_FULL_READ: 'true',
		CONTENT_ACCEPT_SHRINK: 'true',
	});
});

test('one word asks for all that there is to tell, and is no setting', () => {
	expect(buildWords(['--verbose'])).toEqual({ settings: {}, isPreview: false, isVerbose: true });
});

test('help is asked for by its word', () => {
	expect(buildWords(['--help'])).toBe(undefined);
});

test('a word that is not known is named', () => {
	expect(() => buildWords(['--ofline'])).toThrow("Unknown option '--ofline'");
	expect(() => buildWords(['offline'])).toThrow('offline');
});

test('a preview with drafts is asked for by its word', () => {
	expect(buildWords(['--drafts', '--full'])).toEqual({
		settings: { CONTENT_FULL_READ: 'true' },
		isPreview: true,
		isVerbose: false,
	});
});
