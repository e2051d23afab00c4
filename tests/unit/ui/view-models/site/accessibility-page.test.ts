import { expect, test } from '@playwright/test';
import { accessibilityPage } from '../../../../../src/ui/view-models/site/accessibility-page.ts';
import { siteFrame } from '../../../../../src/ui/view-models/site/site-frame.ts';
import { contextOf } from '../../../../support/page-context.ts';

test('the statement on accessibility says what the operator states, and nothing else', () => {
	const page = accessibilityPage(
		contextOf(
			{},
			{
				contact: 'help@guide.example',
				accessibility: { assessedOn: '2026-10-03', knownBarriers: ['The map needs a mouse.'] },
			},
		),
	);

	expect(page.introduction).toContain('Coast Guide');
	expect(page.assessed).toBe('Last assessed on 3 October 2026.');
	expect(page.barriers[1]).toBe('The map needs a mouse.');
	expect(page.report).toEqual({
		href: 'mailto:help@guide.example?subject=Coast%20Guide%3A%20Report%20a%20problem&body=https%3A%2F%2Fguide.example%2Fguide%2Faccessibility%2F',
		label: 'help@guide.example',
	});
	expect(accessibilityPage(contextOf({}, { accessibility: { knownBarriers: [] } }))).toMatchObject({
		assessed: undefined,
		report: undefined,
	});
});

test('a page offers to report a problem with it where the operator states a contact', () => {
	const report = (contact: string | undefined) =>
		siteFrame(contextOf({}, { contact })).report('https://guide.example/guide/places/');

	expect(report(undefined)).toBe(undefined);
	expect(report('https://board.example/report')).toEqual({
		href: 'https://board.example/report',
		label: 'Report a problem with this page',
	});
	expect(report('help@guide.example')?.href).toBe(
		'mailto:help@guide.example?subject=Coast%20Guide%3A%20Report%20a%20problem&body=https%3A%2F%2Fguide.example%2Fguide%2Fplaces%2F',
	);
});
