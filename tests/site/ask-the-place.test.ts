import { expect, test } from '@playwright/test';
import { builtSite } from '../support/built-site.ts';
import { sampleBuild } from '../support/site-builds.ts';

/** Returns what the page of a place says of groups of which nothing is known, after their names. */
function adviceOn(place: string): string | null {
	const { pages } = builtSite(sampleBuild);
	const text = pages.find(({ path }) => path.startsWith(`/places/${place}-`))?.text ?? '';
	const advice = /Nothing stated on: [^.]+\.(\s+Ask the place(?:: (?:\+[\d ]+\d|\S+)|\.))?/.exec(
		text,
	);
	return advice && (advice[1] ?? '').trim().replace(/\s+/g, ' ');
}

test('where nothing is stated, a place is asked by telephone, else on its website, if it has either', () => {
	expect(adviceOn('fado-museum')).toBe('Ask the place: +351 218 823 470');
	expect(adviceOn('maat')).toBe('Ask the place: maat.pt');
	expect(adviceOn('british-bar')).toBe('');
});

test('the website to ask on is linked where it is named, as among the contacts', () => {
	const { pages } = builtSite(sampleBuild);
	const links = pages.find(({ path }) => path.startsWith('/places/maat-'))?.links ?? [];

	expect(links.filter(({ text }) => text === 'maat.pt').map(({ href }) => href)).toEqual([
		'https://www.maat.pt/',
		'https://www.maat.pt/',
	]);
});
