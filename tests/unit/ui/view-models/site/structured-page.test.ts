import { expect, test } from '@playwright/test';
import { groupingPages } from '../../../../../src/ui/view-models/list/grouping-lists.ts';
import { guideContext } from '../../../../../src/ui/view-models/site/structured-page.ts';
import { pageOfEvent } from '../../../../support/event-page.ts';
import { contextOf } from '../../../../support/page-context.ts';
import {
	eventRecord,
	placeId,
	storedEvent,
	storedGrouping,
	storedPlace,
} from '../../../../support/records.ts';

test('structured data tell of the guide where its publisher is elsewhere, and its e-mail address', () => {
	const sameAs = ['https://board.example/'];

	expect(guideContext(contextOf({}, { contact: 'help@guide.example', sameAs }))).toMatchObject({
		email: 'help@guide.example',
		sameAs,
	});
	expect(guideContext(contextOf({}, { contact: 'https://board.example/report' }))).toMatchObject({
		email: undefined,
		sameAs: undefined,
	});
});

const changed = { updated_at: '2026-11-02T10:00:00Z' };

test('a date of change is told to previews of links for articles alone: not for further pages of a list, and not for collections', () => {
	const ids = Array.from({ length: 40 }, (_, index) => placeId(index + 1));
	const context = contextOf({
		places: ids.map((id) => storedPlace({ id, name: 'Quay' })),
		destinations: [storedGrouping({ ...changed, id: 'dst_1', name: 'Coast', place_ids: ids })],
		collections: [storedGrouping({ ...changed, id: 'col_1', name: 'Walks', place_ids: ids })],
	});
	const framesOf = (kind: 'destinations' | 'collections') =>
		groupingPages(context, kind).flatMap(({ pages }) =>
			pages.map(({ frame }) => [frame.kind, frame.modifiedAt]),
		);

	expect(framesOf('destinations')).toEqual([
		['article', '2026-11-02T10:00:00+00:00'],
		['website', undefined],
	]);
	expect(framesOf('collections')).toEqual([
		['website', undefined],
		['website', undefined],
	]);
});

test('names a file with the data of a page only where the guide has such files', () => {
	const twins = (structuredDataFiles: boolean) => {
		const destinations = [storedGrouping({ id: 'dst_1', name: 'Coast', place_ids: [placeId(1)] })];
		const places = [storedPlace({ id: placeId(1), name: 'Quay' })];
		const context = contextOf({ destinations, places }, { structuredDataFiles });
		return groupingPages(context, 'destinations').map(({ pages }) => pages[0]?.frame.twin);
	};

	expect(twins(true)).toEqual(['https://guide.example/guide/destinations/coast/index.jsonld']);
	expect(twins(false)).toEqual([undefined]);
});

test('the page of an event without a date is an article, though structured data cannot describe the event', () => {
	const sent = { ...changed, name: 'Concert' };
	const context = contextOf({ events: [storedEvent(sent)] });
	const pages = context.guide.events.map((event) =>
		pageOfEvent(context, event, { record: eventRecord(sent) }),
	);

	expect(pages.map(({ frame }) => [frame.kind, frame.modifiedAt, frame.twin])).toEqual([
		['article', '2026-11-02T10:00:00+00:00', undefined],
	]);
});
