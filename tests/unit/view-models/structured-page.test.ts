import { expect, test } from '@playwright/test';
import { guideContext } from '../../../src/view-models/structured-page.ts';
import { contextOf } from '../../support/page-context.ts';

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
