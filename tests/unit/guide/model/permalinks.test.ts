import { expect } from '@playwright/test';
import fc from 'fast-check';
import { PermalinkHistory } from '../../../../src/guide/permalinks/permalink-history.ts';
import { formerPermalinks } from '../../../../src/guide/permalinks/former-permalinks.ts';
import { mergedPermalinks, type Permalink } from '../../../../src/guide/permalinks/permalink.ts';
import { permalinksOfGuide, currentSlugs } from '../../../../src/guide/model/current-slugs.ts';
import { buildGuide } from '../../../../src/guide/model/build-guide.ts';
import type { Guide } from '../../../../src/guide/model/guide.ts';
import { storedGrouping, storedPlace } from '../../../support/records.ts';
import { testProperty } from '../../../support/test-property.ts';
import { clock } from './example-guide.ts';

const names = fc.constantFrom('Quay', 'quay', 'Quay 2', 'Castle', '★');
/** Makes what is published at one build: a name for each id, or none. */
const edition = (...ids: string[]) =>
	fc.record(Object.fromEntries(ids.map((id) => [id, fc.option(names)])));
const history = fc.array(
	fc.record({
		places: edition(`plc_${'0'.repeat(32)}`, `plc_${'0'.repeat(31)}1`, `plc_${'1'.repeat(32)}`),
		destinations: edition('1', '1!', '2', '★'),
	}),
	{ minLength: 1, maxLength: 6 },
);
const published = (names: Record<string, string | null>) =>
	Object.entries(names).flatMap(([id, name]) => (name === null ? [] : { id, name }));

/** The guide of each build, every one of which remembers those before it. */
function buildsOf(editions: typeof history extends fc.Arbitrary<infer H> ? H : never) {
	let remembered: Permalink[] = [];
	return editions.map(({ destinations, places }) => {
		const before = remembered;
		const guide = buildGuide(
			{
				places: published(places).map(storedPlace),
				destinations: published(destinations).map(storedGrouping),
				events: [],
				collections: [],
			},
			'en-GB',
			clock,
			{ addresses: new PermalinkHistory(before) },
		);
		remembered = mergedPermalinks(before, permalinksOfGuide(guide, '2026-11-21'));
		return { guide, before };
	});
}

const addressesOf = (guide: Guide) => permalinksOfGuide(guide, '2026-11-21');

testProperty(
	'whatever is renamed, swapped, removed and added, an address is one record’s for good',
	100,
	() =>
		fc.property(history, (editions) => {
			const owners = new Map<string, string>();
			for (const { guide } of buildsOf(editions)) {
				const addresses = addressesOf(guide).map(({ kind, slug }) => `${kind}/${slug}`);
				expect(new Set(addresses).size).toBe(addresses.length);
				for (const { id, kind, slug } of addressesOf(guide)) {
					const owner = owners.get(`${kind}/${slug}`) ?? id;
					expect(owner).toBe(id);
					owners.set(`${kind}/${slug}`, owner);
				}
			}
		}),
);

testProperty(
	'every address that was published leads to its record as long as that is there',
	100,
	() =>
		fc.property(history, (editions) => {
			for (const { guide, before } of buildsOf(editions)) {
				const current = currentSlugs(guide);
				const former = new Map(
					formerPermalinks(before, current).map(({ kind, movedTo, slug }) => [
						`${kind}/${slug}`,
						movedTo,
					]),
				);
				for (const { id, kind, slug } of before) {
					const now = current[kind].get(id);
					if (now === slug) expect(former.has(`${kind}/${slug}`)).toBe(false);
					else expect(former.get(`${kind}/${slug}`)).toBe(now);
				}
			}
		}),
);

testProperty('a record that keeps its name keeps its address', 100, () =>
	fc.property(history, (editions) => {
		const builds = buildsOf(editions);
		for (const [index, { guide }] of builds.entries()) {
			const earlier = builds[index - 1];
			if (!earlier) continue;
			for (const kind of ['places', 'destinations'] as const) {
				for (const [id, name] of Object.entries(editions[index]?.[kind] ?? {})) {
					if (name === null || editions[index - 1]?.[kind][id] !== name) continue;
					expect(currentSlugs(guide)[kind].get(id)).toBe(currentSlugs(earlier.guide)[kind].get(id));
				}
			}
		}
	}),
);
