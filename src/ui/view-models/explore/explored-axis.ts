import { type Axis, factAxes } from '../../../domain/facets/axis.ts';
import type { ExploredAxis } from '../../../outputs/explore/encode-axes.ts';
import type { AxisValue } from '../../../guide/model/guide-axes.ts';
import { valueName } from '../list/axis-words.ts';
import type { PageContext } from '../site/page-context.ts';

/**
 * An axis as tables for browsers have it.
 * @param recordsOf The records of a value that are in the table.
 */
export function exploredAxis(
	context: PageContext,
	axis: Axis,
	recordsOf: (value: AxisValue) => Iterable<{ id: string }>,
): ExploredAxis {
	return {
		key: axis,
		label: context.messages.axes[axis],
		matches: isNeed(axis) ? 'all' : 'any',
		values: context.guide.axes.values[axis].map((value) => ({
			slug: value.slug,
			label: valueName(context, value),
			records: recordsOf(value),
		})),
	};
}

/**
 * Who needs two things needs both of them; who would like to see two towns would like to see
 * either.
 */
function isNeed(axis: Axis): boolean {
	return factAxes.some((known) => known === axis);
}
