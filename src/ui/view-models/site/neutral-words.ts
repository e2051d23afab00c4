import type { Guide } from '../../../guide/model/guide.ts';
import type { Grouping } from '../../../guide/model/guide-records.ts';
import { listFormat } from '../../../i18n/locale/formatters.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import type { Site } from '../../../config/site.ts';

/** Maximum number of destinations in a name: more do not fit. */
const maxNames = 3;

/**
 * Returns the facts of a guide with a name and a tagline made from its destinations, for want of
 * words that somebody wrote.
 *
 * @param missing What nobody wrote.
 */
export function withNeutralWords(
	site: Site,
	missing: readonly ('name' | 'tagline')[],
	{ destinations }: Pick<Guide, 'destinations'>,
	{ pages }: Messages,
): Site {
	if (missing.length === 0) return site;
	const names = largestApart(destinations).map(({ summary }) => summary.name);
	const listed = listFormat(site.locale, { type: 'conjunction' }).format(names);
	const neutral = {
		name: listed === '' ? pages.unnamedGuide : listed,
		// Both stand in one title.
		tagline: pages.neutralTagline(missing.includes('name') ? '' : listed),
	};
	return {
		...site,
		...Object.fromEntries(missing.map((member) => [member, neutral[member]])),
	};
}

/** Returns the largest destinations but those of which most lies in a larger one: its districts. */
function largestApart(destinations: readonly Grouping[]): Grouping[] {
	const largest: Grouping[] = [];
	const named = new Set<string>();
	for (const one of [...destinations].sort((a, b) => idsOf(b).length - idsOf(a).length)) {
		const ids = idsOf(one);
		if (ids.length > 0 && ids.filter((id) => named.has(id)).length > ids.length / 2) continue;
		largest.push(one);
		if (largest.length === maxNames) break;
		for (const id of ids) named.add(id);
	}
	return largest;
}

function idsOf({ events, places }: Grouping): string[] {
	return [...places, ...events].map(({ id }) => id);
}
