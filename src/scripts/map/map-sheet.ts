import { loadPlaceTable } from '../../explore/load-place-table.ts';
import type { PlaceTable } from '../../explore/place-table.ts';
import type { BaseMap } from '../../map/base-map.ts';
import type { MapOptions } from '../../map/map-words.ts';
import { partOf } from '../page-parts.ts';
import { readyToMark } from '../text-elements.ts';
import { hideNamesByEscape } from './escape-key.ts';
import type { GuideMapEvents } from './guide-map-events.ts';
import { keepView, keptView, showKept } from './kept-view.ts';
import { adoptMapStyles } from './map-styles.ts';
import { MapView } from './map-view.ts';
import { OwnPosition } from './own-position.ts';
import { fillCard } from './place-card.ts';
import { keepScale } from './scale-line.ts';

/** A `guide-map` that is open: its map, its buttons and the card of what is chosen. */
export interface MapSheet {
	show(table: PlaceTable, rows: Iterable<number>): void;
	/** Shows the card of one place, or of several at one point; closes it where there is none. */
	choose(rows: readonly number[]): void;
	close(): void;
}

/** Opens the map of an element, as `GuideMap.astro` makes it. */
export async function openMap(element: HTMLElement): Promise<MapSheet> {
	adoptMapStyles();
	const { base, map: json, table: address } = element.dataset;
	// Both are written by the build, from the types that are named here.
	const options = JSON.parse(json ?? '') as MapOptions;
	const baseMap = JSON.parse(base ?? '') as BaseMap;
	const part = (name: string) => partOf(element, name);
	const choosing = baseMap.kind === 'none' ? undefined : await import('./base-map-choice.ts');
	// The frame is hidden after a failure, and gives the map its room.
	delete element.dataset.state;
	part('status').textContent = '';
	const card = part('card');
	let shown: PlaceTable | undefined;
	let chosen: readonly number[] = [];
	let stopTime: (() => void) | undefined;
	const closing = new AbortController();
	const { signal } = closing;

	const tell = <Name extends keyof GuideMapEvents>(name: Name, detail: GuideMapEvents[Name]) => {
		element.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
	};
	const choose = (rows: readonly number[], takesFocus = true, isLed = false) => {
		const [row] = rows;
		const hadFocus = card.contains(document.activeElement);
		const before = chosen[0];
		chosen = rows;
		view.select(row);
		card.hidden = row === undefined;
		tell('guide-map:select', { row });
		if (row === undefined || !shown) {
			if (hadFocus && before !== undefined) view.focusRow(before);
			return;
		}
		fillCard(part('chosen-places'), shown, rows, isLed);
		if (takesFocus) part('chosen-places').querySelector('a')?.focus({ preventScroll: true });
	};
	const view = new MapView(part('sheet'), options, baseMap.kind === 'none' ? 0.25 : 1, {
		choose,
		view: (places) => {
			tell('guide-map:view', places);
		},
	});
	view.map.on('movestart', () => {
		tell('guide-map:move', undefined);
	});
	// Explore keeps its list there, and has the view of its filters.
	const kept = address === undefined ? undefined : keptView();
	if (kept) showKept(view.map, kept);
	if (address !== undefined) keepView(view.map);
	const table = () => shown;
	const position = new OwnPosition(view.map, options, view.middle, table, (text) => {
		part('status').textContent = text;
	});
	keepScale(view.map, part('scale'), options.distances);
	view.drawsPaper = true;
	const choice = choosing && new choosing.BaseMapChoice(view, baseMap, element);

	const actions: Record<string, () => void> = {
		'zoom-in': () => view.map.zoomIn(),
		'zoom-out': () => view.map.zoomOut(),
		'whole-guide': () => {
			view.opening();
		},
		'near-me': () => {
			void position.find();
		},
		'close-card': () => {
			choose([]);
		},
		'agree-tiles': () => {
			choice?.agree(true);
		},
		'withdraw-tiles': () => {
			choice?.agree(false);
		},
	};
	for (const button of element.querySelectorAll<HTMLElement>('[data-action]')) {
		button.addEventListener('click', () => actions[button.dataset.action ?? '']?.(), { signal });
	}
	const closeCard = (focused: Node) => {
		const closes = !card.hidden && element.contains(focused);
		if (closes) choose([]);
		return closes;
	};
	hideNamesByEscape(part('sheet'), closeCard, signal);
	const close = () => {
		closing.abort();
		stopTime?.();
		view.map.remove();
	};

	const show = (table: PlaceTable, rows: Iterable<number>) => {
		shown = table;
		const all = new Set(rows);
		if (!chosen.every((row) => all.has(row))) choose([]);
		view.show(table, rows);
	};
	const showTable = async (file: string) => {
		await readyToMark();
		const table = await loadPlaceTable(file);
		const showRows = (rows: Iterable<number>) => {
			show(table, rows);
		};
		stopTime = await showAddressed(element, table, options, showRows);
		if (location.search.includes('place=')) {
			const { goToAddressed, moveClear } = await import('./addressed-place.ts');
			// Whoever has begun to type or to read meanwhile is left there.
			const isIdle = document.activeElement === document.body && scrollY === 0;
			choose(goToAddressed(view, table, !kept), isIdle, true);
			if (!kept) moveClear(view.map, card);
			if (isIdle) part('sheet').scrollIntoView({ block: 'nearest' });
		}
	};
	try {
		if (address !== undefined) await showTable(address);
	} catch (error) {
		// It can be opened anew.
		close();
		throw error;
	}
	element.dataset.state = 'open';
	return { show, choose, close };
}

/**
 * Shows what the filters in the page's address leave. The script that knows filters is loaded only where there are some.
 *
 * @returns Stops the map from following time.
 */
async function showAddressed(
	element: HTMLElement,
	table: PlaceTable,
	options: MapOptions,
	show: (rows: Iterable<number>) => void,
): Promise<(() => void) | undefined> {
	if (location.search === '') {
		show(Array.from({ length: table.count }, (_, row) => row));
		return undefined;
	}
	const { followFilters } = await import('./filtered-rows.ts');
	return followFilters(element, table, options, show);
}
