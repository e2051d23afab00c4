import type { DamagedRows } from '../snapshot/damaged-rows.ts';
import { type ContentReport, isWithheld, reportLeftOut } from '../sync/content-report.ts';

const maxNamed = 3;

/** Warns of what a snapshot held that was damaged; all of it has been removed. */
export function warnOfDamage(
	path: string,
	{ addresses, imageCopies, records }: DamagedRows,
	{ warnings }: ContentReport,
): void {
	if (records.length > 0) {
		const named = records.slice(0, maxNamed).map(({ id, resource }) => `${resource} ${id}`);
		const such = records.length > maxNamed ? `such as ${named.join(', ')}` : named.join(', ');
		warnings.push(
			`The snapshot at ${path} is damaged. Records that are not as they were written: ${records.length} (${such}). They count as unread.`,
		);
	}
	if (addresses > 0) {
		warnings.push(
			`The snapshot at ${path} is damaged. Remembered addresses that are lost, unless ADDRESSES_FILE names a file which has them: ${addresses}.`,
		);
	}
	if (imageCopies > 0) {
		warnings.push(
			`The snapshot at ${path} is damaged. Images whose copies it no longer knows: ${imageCopies}.`,
		);
	}
}

/**
 * Reports the damaged records of a snapshot that stands in for the service: the guide does without
 * them.
 */
export function reportDamaged({ records }: DamagedRows, { resources }: ContentReport): void {
	for (const { id, resource } of records) {
		reportLeftOut(resources[resource], 'its last good version is damaged, and lost', id);
	}
}

/** Warns of damaged records that could not be read again either. */
export function warnOfDamagedAndUnread(
	{ records }: DamagedRows,
	{ resources, warnings }: ContentReport,
): void {
	const lost = records.filter(({ id, resource }) =>
		Object.entries(resources[resource].leftOut).some(
			([reason, found]) => !isWithheld(reason) && found.some((record) => record.id === id),
		),
	);
	if (lost.length === 0) return;
	warnings.push(
		`Records that could not be read have no last good version (published ones: ${lost.length}), as the snapshot was damaged: they are left out, and the next build asks for them again.`,
	);
}
