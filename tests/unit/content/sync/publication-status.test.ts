import { expect, test } from '@playwright/test';
import { entryReaders } from '../../../../src/content/sync/entry-readers.ts';
import { isOfDraft, unpublishedStatus } from '../../../../src/content/sync/publication-status.ts';
import { placeId } from '../../../support/records.ts';

const place = (status: string | undefined) => ({
	id: placeId(1),
	name: 'Tide mill',
	portal_status: status,
});

test('what is not published yet is told from what is published no longer', () => {
	const words = ['Draft', ' UNPUBLISHED ', 'archived', 'withdrawn', 'deleted', 'hidden'];

	expect(words.map((word) => isOfDraft(unpublishedStatus(place(word))))).toEqual([
		true,
		true,
		false,
		false,
		false,
		false,
	]);
});

test('a word that may be the state of an event, or that nobody knows, makes no draft', () => {
	for (const word of ['scheduled', 'pending review', 'published', '', undefined]) {
		expect(unpublishedStatus(place(word))).toBe(undefined);
		expect(isOfDraft(unpublishedStatus(place(word)))).toBe(false);
	}
});

test('a guide leaves drafts out; a preview has them, marked, and leaves out what is gone', () => {
	const { places: ofGuide } = entryReaders();
	const { places: ofPreview } = entryReaders({ showsDrafts: true });

	expect(ofGuide(place('draft'))).toEqual({ readable: false, unpublished: 'draft' });
	expect(ofPreview(place('archived'))).toEqual({ readable: false, unpublished: 'archived' });
	expect(ofPreview(place('draft'))).toMatchObject({
		readable: true,
		record: { id: placeId(1), summary: expect.stringContaining('"isDraft":true') },
	});
});

test('what is published is read for a preview as for a guide', () => {
	const { places: ofGuide } = entryReaders();
	const { places: ofPreview } = entryReaders({ showsDrafts: true });

	expect(ofPreview(place('published'))).toEqual(ofGuide(place('published')));
});

test('a draft of which too little is left is left out of a preview as well', () => {
	const { places } = entryReaders({ showsDrafts: true });

	expect(places({ id: placeId(1), portal_status: 'draft' })).toEqual({
		readable: false,
		unpublished: 'draft',
	});
});
