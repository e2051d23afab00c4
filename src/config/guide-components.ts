import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { nearestName } from './nearest-name.ts';
import type { SettingProblem } from './read-settings.ts';

/**
 * Lists the components that a guide may have of its own, by their paths below `src/ui/components/`.
 * Whatever it makes of them, a build checks credits on every finished page.
 */
export const replaceableComponents = {
	ArticleSlot: 'slots/ArticleSlot.astro',
	Card: 'Card.astro',
	EventArticle: 'EventArticle.astro',
	FooterSlot: 'slots/FooterSlot.astro',
	HeadSlot: 'slots/HeadSlot.astro',
	HomeArticle: 'HomeArticle.astro',
	HomeMasthead: 'HomeMasthead.astro',
	HomeSlot: 'slots/HomeSlot.astro',
	PageHeading: 'PageHeading.astro',
	PlaceArticle: 'PlaceArticle.astro',
	SiteFooter: 'SiteFooter.astro',
	SiteHeader: 'SiteHeader.astro',
} as const;

/** Lists the parts of pages that a guide may hide. Credits and provenance are none. */
export const hideableParts = {
	AtAGlance: 'AtAGlance.astro',
	ContactDetails: 'ContactDetails.astro',
	CuratorNote: 'CuratorNote.astro',
	EditorialFacts: 'EditorialFacts.astro',
	FactGroups: 'FactGroups.astro',
	GettingThere: 'GettingThere.astro',
	KeepButtons: 'KeepButtons.astro',
	Locator: 'Locator.astro',
	NothingStated: 'NothingStated.astro',
	Photographs: 'Photographs.astro',
	Price: 'Price.astro',
	TakeAlong: 'TakeAlong.astro',
} as const;

/** Names the components and parts by which pages of a guide are other ones. */
export interface GuideComponents {
	/**
	 * Components of the guide's own in place of those of the package, as paths from its folder.
	 * @example { SiteHeader: './src/Header.astro' }
	 */
	components?: Partial<Record<ReplaceableComponent, string>> | undefined;
	/**
	 * Parts of pages that the guide does not show.
	 * @example ['EditorialFacts']
	 */
	hides?: readonly HideablePart[] | undefined;
}

export type ReplaceableComponent = keyof typeof replaceableComponents;
export type HideablePart = keyof typeof hideableParts;

/**
 * Returns what is wrong with the components that a guide names: a build would take the usual one.
 *
 * @param root Folder of the guide.
 */
export function componentProblems(
	{ components = {}, hides = [] }: GuideComponents,
	root: string = process.cwd(),
): SettingProblem[] {
	return [
		...Object.entries(components).flatMap(([name, file]) => [
			...unknownName('components', name, Object.keys(replaceableComponents)),
			...(existsSync(resolve(root, file))
				? []
				: problemOf('components', `components.${name}: there is no file ${file}.`)),
		]),
		...hides.flatMap((name) => unknownName('hides', name, Object.keys(hideableParts))),
	];
}

function unknownName(setting: string, name: string, known: readonly string[]): SettingProblem[] {
	if (known.includes(name)) return [];
	const meant = nearestName(name, known, 2);
	const advice = meant === undefined ? `It may be ${known.join(', ')}.` : `Is ${meant} meant?`;
	return problemOf(setting, `${setting}: "${name}" is none that a guide can name. ${advice}`);
}

function problemOf(setting: string, words: string): SettingProblem[] {
	return [{ setting, message: `${words} See docs/guides/package.md.` }];
}
