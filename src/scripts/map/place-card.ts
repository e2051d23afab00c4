import type { PlaceTable } from '../../explore/place-table.ts';

/** As many places at one point are listed; a house with more has a page of its own among them. */
const mostEntries = 12;

/** Fills the card of chosen places: of each its name as a link, its kind and its town. */
export function fillCard(list: HTMLElement, table: PlaceTable, rows: readonly number[]): void {
	list.replaceChildren(...rows.slice(0, mostEntries).map((row) => placeEntry(table, row)));
}

/** A list item with a place's name as a link, its kind and its town. */
export function placeEntry(table: PlaceTable, row: number): HTMLLIElement {
	const entry = document.createElement('li');
	const link = document.createElement('a');
	link.href = table.path(row);
	const name = document.createElement('bdi');
	name.textContent = table.name(row);
	link.append(name);
	entry.append(link);
	const facts = [table.kind(row), table.city(row)].filter((fact) => fact !== undefined);
	if (facts.length > 0) {
		const line = document.createElement('span');
		line.className = 'facts-line';
		line.textContent = facts.join(' · ');
		entry.append(line);
	}
	return entry;
}
