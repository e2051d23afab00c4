import { type Credit, creditsOwed } from '../../../domain/credits/credits.ts';
import type { PageContext } from './page-context.ts';

/** Id of the credits of a page. */
export const creditsId = 'credits';

/** Returns the credits of all content, which the page about the guide has. */
export function creditsOfGuide({ guide }: PageContext): Credit[] {
	const groupings = [...guide.destinations, ...guide.collections].map(({ summary }) => summary);
	return creditsOwed([...guide.places, ...guide.events, ...groupings].map(({ credit }) => credit));
}

/**
 * Returns where the credits of all content are, for pages whose scripts may show any of it;
 * `undefined` where none is owed.
 */
export function addressOfAllCredits(context: PageContext): string | undefined {
	if (creditsOfGuide(context).length === 0) return undefined;
	return `${context.routes.about()}#${creditsId}`;
}
