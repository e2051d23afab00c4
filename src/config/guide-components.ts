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
