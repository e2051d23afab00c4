import { resourceNames } from '../../records/resource-name.ts';
import { compareTexts } from '../../i18n/text-order.ts';
import type { ContentReport } from './content-report.ts';

/**
 * Puts what the report names into the order of reasons and ids. Records arrive in any order, and
 * whoever compares the reports of two builds is to see what is new alone.
 */
export function orderReport(report: ContentReport): void {
	for (const name of resourceNames) {
		const resource = report.resources[name];
		resource.stale = byId(resource.stale);
		resource.leftOut = byId(resource.leftOut);
		resource.dropped = byId(resource.dropped);
		resource.toMend = byId(resource.toMend);
	}
	const { images } = report;
	if (images) images.failed = ordered(images.failed, ({ url }) => url);
}

function byId<T extends { id: string }>(found: Readonly<Record<string, T[]>>): Record<string, T[]> {
	return ordered(found, ({ id }) => id);
}

/** Sorts findings by reason and name; what is found of one record keeps its order. */
function ordered<T>(
	found: Readonly<Record<string, T[]>>,
	nameOf: (one: T) => string,
): Record<string, T[]> {
	const reasons = Object.entries(found).sort(([one], [other]) => compareTexts(one, other));
	return Object.fromEntries(
		reasons.map(([reason, named]) => [
			reason,
			named.toSorted((one, other) => compareTexts(nameOf(one), nameOf(other))),
		]),
	);
}
