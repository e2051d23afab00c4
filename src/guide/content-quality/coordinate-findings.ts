import { isRough } from '../../domain/geo/precision.ts';
import type { RecordFinding } from './finding.ts';

interface Located {
	latitude?: number | undefined;
	longitude?: number | undefined;
}

/**
 * Returns what is wrong with coordinates by themselves. A latitude beyond the poles comes only with
 * what would be one (schemas).
 *
 * @param areExpected Whether it is a fault that there are none.
 */
export function coordinateFindings(
	location: Located | undefined,
	areExpected: boolean,
): RecordFinding[] {
	const { latitude, longitude } = location ?? {};
	if (latitude === undefined && longitude === undefined) {
		return areExpected ? [{ rule: 'coordinates-missing' }] : [];
	}
	if (latitude === undefined || longitude === undefined) {
		return [{ rule: 'coordinates-half', detail: String(latitude ?? longitude) }];
	}
	if (Math.abs(latitude) > 90) {
		return [{ rule: 'coordinates-swapped', detail: `${latitude}, ${longitude}` }];
	}
	if (latitude === 0 && longitude === 0) return [{ rule: 'coordinates-zero' }];
	return isRough({ latitude, longitude })
		? [{ rule: 'coordinates-rough', detail: `${latitude}, ${longitude}` }]
		: [];
}
