import type { GuideComponents } from './guide-components.ts';
import type { Site } from './site-facts.ts';

/** Describes a guide that uses the package, as its `guide.ts` states it. */
export interface GuideDefinition extends Partial<Site>, GuideComponents {
	/** The name of the guide. */
	name: string;
	/**
	 * Address of the content service, such as `https://content.example`, or `sample` for the content
	 * that the package brings. Its token is a setting: `CONTENT_SERVICE_TOKEN` in `.env`.
	 */
	service: string;
	/** Origin at which the guide is published, such as `https://guide.example`. */
	url?: string | undefined;
}

/** Names the members of `guide.ts` that are no facts of `site.ts`. */
export const guideOnlyMembers = ['service', 'url', 'components', 'hides'] as const;

/** Returns a guide as it is stated: editors complete its members, and check their types. */
export function defineGuide(guide: GuideDefinition): GuideDefinition {
	return guide;
}
