import type { DayRange } from '../../../domain/events/days.ts';
import type { EventMoment } from '../../../outputs/explore/dated-events.ts';
import type { EventTable } from '../../../outputs/explore/event-table.ts';

/** Events that were chosen, and the days that were. */
export interface Selection {
	table: EventTable;
	rows: Uint32Array;
	/** Absent where any date will do. */
	range: DayRange | undefined;
	moment: EventMoment;
}
