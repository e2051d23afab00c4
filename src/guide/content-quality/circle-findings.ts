import { superEventCircles } from '../../domain/events/super-events.ts';
import type { Finding } from './finding.ts';

/**
 * Returns the events that are part of themselves.
 *
 * @param superEventIds Ids of superordinate events, by the id of the event that names them.
 */
export function circleFindings(superEventIds: ReadonlyMap<string, string>): Finding[] {
	return superEventCircles(superEventIds).flatMap(([id, ...others]) =>
		id === undefined ? [] : [{ rule: 'part-of-itself', resource: 'events', id, others }],
	);
}
