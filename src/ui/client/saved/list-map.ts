import type { MapOptions } from '../../../graphics/map/map-options.ts';
import type { SavedFileWords } from '../../../i18n/messages/browser-words.ts';
import { countInWords } from '../../../i18n/messages/filled-in.ts';
import type { PlaceTable } from '../../../outputs/explore/place-table.ts';
import type { KnownRecord } from '../../../outputs/saved/known-records.ts';
import { savedTable } from '../../../outputs/saved/saved-table.ts';
import '../guide-map.ts';
import { actionOf, partOf } from '../page-parts.ts';
import { readyToMark } from '../text-elements.ts';
import { loadKnownRecords } from './known-guide.ts';
import { onSavedChange, savedRecords } from './saved-store.ts';

let recordOf: Promise<(key: string) => KnownRecord | undefined> | undefined;

/**
 * Opens the map of what is saved, or closes it; it follows the list.
 *
 * @param root Element with the parts of `SavedMap.astro` and the addresses of the guide's tables.
 */
export async function toggleMap(root: HTMLElement, locale: string): Promise<void> {
	const button = actionOf(root, 'map');
	const isOpen = button.getAttribute('aria-expanded') !== 'true';
	button.setAttribute('aria-expanded', String(isOpen));
	partOf(root, 'map').hidden = !isOpen;
	if (!isOpen) return;
	if (!recordOf) onSavedChange(() => void show(root, locale));
	await show(root, locale);
}

async function show(root: HTMLElement, locale: string): Promise<void> {
	const section = partOf(root, 'map');
	const map = section.querySelector('guide-map');
	// Written by the build, from the type that is named here.
	const words = JSON.parse(partOf(root, 'files').dataset.words ?? '{}') as SavedFileWords;
	const note = partOf(section, 'map-note');
	if (!map || section.hidden) return;
	try {
		await readyToMark();
		recordOf ??= loadKnownRecords(root.dataset);
		const known = await recordOf;
		const records = savedRecords();
		const table = savedTable(records.flatMap(({ key }) => known(key) ?? []));
		const rows = locatedRows(table);
		const leftOut = records.length - rows.length;
		note.textContent =
			leftOut > 0 ? countInWords(leftOut, words.withoutPoint, words.withoutPoints, locale) : '';
		map.hidden = rows.length === 0;
		if (map.dataset.state !== 'open') map.dataset.fits = '';
		map.show(table, rows);
	} catch (error) {
		console.error(error);
		recordOf = undefined;
		map.hidden = true;
		// The options of a map are written by the build.
		note.textContent = (JSON.parse(map.dataset.map ?? '') as MapOptions).words.failed;
	}
}

function locatedRows({ count, latitude }: PlaceTable): number[] {
	const rows = Array.from({ length: count }, (_, row) => row);
	return rows.filter((row) => !Number.isNaN(latitude[row] ?? NaN));
}
