import { expect, test } from '@playwright/test';
import { coverOfEvent } from '../../../src/view-models/card-cover.ts';
import { contextOf } from '../../support/page-context.ts';
import { storedEvent } from '../../support/records.ts';

test('an event whose kind says little is drawn after the first of its themes', () => {
	const { guide } = contextOf({
		events: [
			storedEvent({
				name: 'Fado, Letter by Letter',
				type: 'Course',
				classification: { theme: ['Fado', 'Books'] },
			}),
		],
	});

	expect(guide.events.map((event) => coverOfEvent(event).motif)).toEqual(['guitar']);
});
