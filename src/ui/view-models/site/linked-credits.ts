import type { Credit } from '../../../domain/credits/credits.ts';
import type { Guide } from '../../../guide/model/guide.ts';
import type { Link } from './link.ts';
import type { PageContext } from './page-context.ts';

const creditsByGuide = new WeakMap<Guide, ReadonlyMap<string, Credit>>();

/**
 * Returns the credits of the records that links lead to: a page that names a record owes what the
 * record does.
 */
export function linkedCredits(
	context: PageContext,
	links: readonly (Link | undefined)[],
): (Credit | undefined)[] {
	const credits = creditsByGuide.get(context.guide) ?? creditsByPath(context);
	creditsByGuide.set(context.guide, credits);
	return links.map((link) => link && credits.get(link.href));
}

function creditsByPath({ guide, routes }: PageContext): Map<string, Credit> {
	const credits = [
		...guide.places.map(({ addressSlug, credit }) => [routes.place(addressSlug), credit] as const),
		...guide.events.map(({ addressSlug, credit }) => [routes.event(addressSlug), credit] as const),
		...guide.destinations.map(
			({ addressSlug, summary }) => [routes.destination(addressSlug), summary.credit] as const,
		),
		...guide.collections.map(
			({ addressSlug, summary }) => [routes.collection(addressSlug), summary.credit] as const,
		),
	];
	return new Map(credits.flatMap(([path, credit]) => (credit ? [[path, credit]] : [])));
}
