import { expect, test } from '@playwright/test';
import { notFoundPage } from '../../../../../src/ui/view-models/site/not-found-page.ts';
import { siteFrame } from '../../../../../src/ui/view-models/site/site-frame.ts';
import { contextOf } from '../../../../support/page-context.ts';

const hrefs = (links: readonly { href: string }[]) => links.map(({ href }) => href);

test('links of the operator lead below the guide, or to other sites', () => {
	const footerLinks = [
		{ label: 'Imprint', href: 'imprint/' },
		{ label: 'Privacy', href: 'https://board.example/privacy' },
	];

	expect(siteFrame(contextOf({}, { footerLinks })).ownLinks).toEqual([
		{ label: 'Imprint', href: '/guide/imprint/', isElsewhere: false },
		{ label: 'Privacy', href: 'https://board.example/privacy', isElsewhere: true },
	]);
});

test('the site is written in the direction of its language', () => {
	expect(siteFrame(contextOf({}))).toMatchObject({ language: 'en-GB', direction: 'ltr' });
	expect(siteFrame(contextOf({}, { locale: 'ar-EG' })).direction).toBe('rtl');
	expect(siteFrame(contextOf({}, { locale: 'he' })).direction).toBe('rtl');
	expect(siteFrame(contextOf({}, { locale: 'az-Arab' })).direction).toBe('rtl');
	expect(siteFrame(contextOf({}, { locale: 'ja' })).direction).toBe('ltr');
});

test('the day of the content is told on the clock of the guide', () => {
	const { contentAsOf } = siteFrame(contextOf({}, { timeZone: 'Pacific/Pago_Pago' }));

	expect(contentAsOf.day).toBe('2026-11-20');
	expect(contentAsOf.text).toBe('20 November 2026');
});

test('the page for what is not there has no address of its own', () => {
	const page = notFoundPage(contextOf({}));

	expect(page.frame).not.toHaveProperty('canonical');
	expect(page.frame.isIndexable).toBe(false);
	expect(page.frame.structuredData).toBe(undefined);
	expect(hrefs(page.links)).toEqual([
		'/guide/',
		'/guide/places/',
		'/guide/categories/',
		'/guide/events/',
	]);
});

test('texts and terms are of the languages that the guide states, and terms of that of the texts where none is stated', () => {
	const languagesOf = (about: { contentLanguage: string; termsLanguage?: string }) =>
		siteFrame(contextOf({}, about)).languages;

	expect(languagesOf({ contentLanguage: 'fr' })).toEqual({
		interface: 'en-GB',
		content: 'fr',
		terms: 'fr',
	});
	expect(languagesOf({ contentLanguage: 'fr', termsLanguage: 'nl' })).toMatchObject({
		content: 'fr',
		terms: 'nl',
	});
	expect(languagesOf({ contentLanguage: 'fr', termsLanguage: 'en' })).toMatchObject({
		content: 'fr',
		terms: 'en-GB',
	});
});
