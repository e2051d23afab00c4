import { allCategories } from '../guide/category-tree.ts';
import type { NameGroup, NameKind, NameList } from '../search/name-list.ts';
import { placeTableAddress } from './explored-places.ts';
import type { PageContext } from './page-context.ts';

interface Named {
	name: string;
	path: string;
	place?: string | undefined;
}

/** Every name that leads to a page: what holds others first, then places as the guide orders them, then events to come. */
export function nameList(context: PageContext): NameList {
	const { guide, messages, routes } = context;
	const { allTexts, kinds, noSuggestions, suggestionCount } = messages.search;
	const group = (kind: NameKind, named: readonly Named[]): NameGroup => ({
		kind,
		label: kinds[kind],
		names: named.map(({ name }) => name),
		paths: named.map(({ path }) => path),
		places: named.map(({ place }) => place ?? ''),
	});
	const groupings = (kind: 'destination' | 'collection') =>
		guide[`${kind}s`].map(({ addressSlug, summary }) => ({
			name: summary.name,
			path: routes.record(`${kind}s`, addressSlug),
		}));
	return {
		placeTable: placeTableAddress(context),
		words: { allTexts, noSuggestions, suggestionCount },
		groups: [
			group('destination', groupings('destination')),
			group('collection', groupings('collection')),
			group(
				'category',
				allCategories(guide.categories).map(({ name, slugs }) => ({
					name,
					path: routes.category(slugs),
				})),
			),
			group('place', []),
			group(
				'event',
				guide.listedEvents.map(({ addressSlug, city, name }) => ({
					name,
					path: routes.event(addressSlug),
					place: city,
				})),
			),
		],
	};
}
