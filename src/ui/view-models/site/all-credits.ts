import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import type { PageContext } from './page-context.ts';

/** Names the credits of a page in addresses. */
export const creditsId = 'credits';
/** Maximum number of credits that are shown unfolded. Few guides owe so many. */
export const maxUnfolded = 60;

/** Returns the credits of all content, which the page about the guide has. */
export function creditsOfGuide({ guide }: PageContext): Credit[] {
	const groupings = [...guide.destinations, ...guide.collections].map(({ summary }) => summary);
	return creditsOwed([...guide.places, ...guide.events, ...groupings].map(({ credit }) => credit));
}

/**
 * Returns the credits of a page whose script may show any content: all of the guide or, where these
 * are too many to be read, those of what the page itself shows with the way to all.
 *
 * @param shown Owed by what stands on the page without a script.
 */
export function creditsOfAnything(
	context: PageContext,
	shown: readonly Credit[] = [],
): { credits: readonly Credit[]; allCredits?: string } {
	const credits = creditsOfGuide(context);
	if (credits.length <= maxUnfolded) return { credits };
	return { credits: shown, allCredits: `${context.routes.about()}#${creditsId}` };
}
