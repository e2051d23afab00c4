import type { z } from 'zod';
import { latitude, longitude } from './fields.ts';

/**
 * Describes what may stand where a latitude should: in a pair that is swapped, a longitude. To be
 * checked by `checkLatitude`.
 */
export const latitudeOrSwapped = longitude;

/**
 * Refuses a latitude beyond the poles, as `latitude` does, but for that of a pair which is a point
 * once it is swapped.
 *
 * Such a pair is no point (`coordinatesOf`), and is kept as it was sent: of the longitude alone it
 * could not be known what is wrong.
 */
export function checkLatitude(
	sent: { latitude?: number | undefined; longitude?: number | undefined },
	context: z.RefinementCtx,
): void {
	if (sent.latitude === undefined || latitude.safeParse(sent.longitude).success) return;
	for (const { message } of latitude.safeParse(sent.latitude).error?.issues ?? []) {
		context.addIssue({ code: 'custom', path: ['latitude'], message });
	}
}
