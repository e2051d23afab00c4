/**
 * Returns the events that are part of themselves: following super events from such an event leads
 * back to it. An event that merely leads into such a circle is not among them.
 *
 * @param superEventIds Ids of events by the id of the event that names them.
 * @returns Ids, each circle once and from event to super event; an event that names itself is a
 *   circle of one.
 */
export function superEventCircles(superEventIds: ReadonlyMap<string, string>): string[][] {
	const circles: string[][] = [];
	const seen = new Set<string>();
	for (const start of superEventIds.keys()) {
		const path: string[] = [];
		let id: string | undefined = start;
		while (id !== undefined && !seen.has(id)) {
			seen.add(id);
			path.push(id);
			id = superEventIds.get(id);
		}
		const first = id === undefined ? -1 : path.indexOf(id);
		if (first >= 0) circles.push(path.slice(first));
	}
	return circles;
}

/**
 * Returns the events so that none is part of itself: in a circle it cannot be known which is part
 * of which, so none is.
 */
export function withoutCircles<E extends { id: string; superEventId?: string | undefined }>(
	events: readonly E[],
): E[] {
	const named = events.flatMap(({ id, superEventId }) =>
		superEventId === undefined ? [] : [[id, superEventId] as const],
	);
	const circular = new Set(superEventCircles(new Map(named)).flat());
	return events.map((event) =>
		circular.has(event.id) ? { ...event, superEventId: undefined } : event,
	);
}
