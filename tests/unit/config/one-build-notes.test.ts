import { expect, test } from '@playwright/test';
import { oneBuildNotes } from '../../../src/config/one-build-notes.ts';

const service = { CONTENT_SERVICE_URL: 'https://content.example', CONTENT_SERVICE_TOKEN: 'abc' };

test('what is meant for one build and stays in the settings is told, with what it does', () => {
	expect(
		oneBuildNotes({
			...service,
			CONTENT_OFFLINE: 'true',
			CONTENT_ACCEPT_SHRINK: 'true',
			GUIDE_NOW: '2026-01-01T09:00:00Z',
		}),
	).toEqual([
		'CONTENT_OFFLINE is set: nothing is asked of the service, and the content stays as it was read last, however old. It is meant for one build: leave it out of the environment and .env, and give npm run build -- --offline where it is wanted.',
		'CONTENT_ACCEPT_SHRINK is set: the guide is published however much of it is gone. It is meant for one build: leave it out of the environment and .env, and give npm run build -- --accept-shrink where it is wanted.',
		'GUIDE_NOW is set to 2026-01-01T09:00:00Z: the guide is as of that instant, and what is open, on or over does not follow the calendar. It is meant for tests: leave it out of the environment and .env.',
	]);
});

test('the words of a command line are of one build', () => {
	const words = { CONTENT_OFFLINE: 'true', CONTENT_ACCEPT_SHRINK: 'true' };

	expect(oneBuildNotes({ ...service, ...words }, words)).toEqual([]);
	expect(
		oneBuildNotes({ ...service, ...words }, { CONTENT_ACCEPT_SHRINK: 'true' }).map(
			(note) => note.split(' ')[0],
		),
	).toEqual(['CONTENT_OFFLINE']);
});

test('of usual settings nothing is told, nor of the instant of a sample', () => {
	expect(oneBuildNotes({ ...service, CONTENT_OFFLINE: 'false', GUIDE_NOW: '' })).toEqual([]);
	expect(oneBuildNotes({ ...service, CONTENT_FULL_READ: 'true' })).toEqual([]);
	expect(oneBuildNotes({ GUIDE_NOW: '2026-01-01T09:00:00Z' })).toEqual([]);
});
