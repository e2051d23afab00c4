import type { RoomImport } from './imports.ts';

export interface Room {
	name: string;
	/** Content in a few words. */
	content: string;
}

const row = 58;
const box = { left: 16, width: 430, height: 46, top: 16 };
const right = box.left + box.width;
/** How far the arrows of one side of a room are from each other, at most. */
const maxSpread = 8;

/**
 * Draws the rooms from top to bottom, and an arrow from each to those that it imports from; dashed
 * red ones run against the order.
 */
export function roomsPicture(rooms: readonly Room[], imports: readonly RoomImport[]): string {
	const places = new Map(rooms.map(({ name }, index) => [name, index]));
	const arrows = imports
		.flatMap(({ from, to }) => {
			const [start, end] = [places.get(from), places.get(to)];
			return start === undefined || end === undefined ? [] : [{ start, end }];
		})
		.sort((a, b) => a.start - b.start || b.end - a.end);
	const height = box.top * 2 + row * (rooms.length - 1) + box.height;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 ${height}" font-family="system-ui, sans-serif" role="img">
<title>Rooms of src and the imports between them</title>
<defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0.5 8 4 0 7.5z" fill="context-stroke"/></marker></defs>
<rect width="860" height="${height}" rx="8" fill="#fffdf8"/>
${arrows.map((arrow) => drawn(arrow, arrows, rooms.length)).join('\n')}
${rooms.map(drawnRoom).join('\n')}
</svg>
`;
}

interface Arrow {
	start: number;
	end: number;
}

function drawnRoom({ content, name }: Room, index: number): string {
	const y = box.top + index * row;
	return `<rect x="${box.left}" y="${y}" width="${box.width}" height="${box.height}" rx="6" fill="#f3ece0" stroke="#b8ab94"/><text x="${box.left + 14}" y="${y + 20}" font-size="15" font-weight="700" fill="#2b2621">${name}</text><text x="${box.left + 14}" y="${y + 37}" font-size="12" fill="#5c544a">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text>`;
}

function drawn(arrow: Arrow, arrows: readonly Arrow[], count: number): string {
	const { end, start } = arrow;
	const from = portOf(start, arrow, arrows);
	const to = portOf(end, arrow, arrows);
	const reach = right + 40 + Math.abs(start - end) * 42;
	const isBack = end > start;
	const colour = isBack ? '#c0392b' : `oklch(0.55 0.13 ${Math.round((start * 360) / count)})`;
	const dashes = isBack ? ' stroke-dasharray="5 4"' : '';
	return `<path d="M${right} ${from}C${reach} ${from} ${reach} ${to} ${right + 2} ${to}" fill="none" stroke="${colour}" stroke-width="1.5"${dashes} marker-end="url(#head)"/>`;
}

/** Where an arrow meets the side of a room: those that go up above those that go down. */
function portOf(room: number, arrow: Arrow, arrows: readonly Arrow[]): number {
	const here = arrows
		.filter(({ end, start }) => start === room || end === room)
		.sort((a, b) => otherEnd(a, room) - otherEnd(b, room));
	const spread = Math.min(maxSpread, (box.height - 8) / Math.max(1, here.length - 1));
	const middle = box.top + room * row + box.height / 2;
	const port = middle + (here.indexOf(arrow) - (here.length - 1) / 2) * spread;
	return Math.round(port * 10) / 10;
}

function otherEnd({ end, start }: Arrow, room: number): number {
	return start === room ? end : start;
}
