import type { StepBox } from './coast-shapes.ts';

/** Cuts a ring off at the edges of a box, along which it goes on (Sutherland and Hodgman). */
export function clipRing(points: ArrayLike<number>, box: StepBox): number[] {
	let former = points;
	let ring: number[] = [];
	for (const [edge, at] of box.entries()) {
		const axis = edge % 2;
		const isWithin = (value: number) => (edge < 2 ? value >= at : value <= at);
		ring = [];
		let lastX = former[former.length - 2] ?? 0;
		let lastY = former[former.length - 1] ?? 0;
		for (let index = 0; index < former.length; index += 2) {
			const x = former[index] ?? 0;
			const y = former[index + 1] ?? 0;
			const value = axis === 0 ? x : y;
			const last = axis === 0 ? lastX : lastY;
			if (isWithin(value) !== isWithin(last)) {
				const share = (at - last) / (value - last);
				if (axis === 0) ring.push(at, Math.round(lastY + share * (y - lastY)));
				else ring.push(Math.round(lastX + share * (x - lastX)), at);
			}
			if (isWithin(value)) ring.push(x, y);
			lastX = x;
			lastY = y;
		}
		former = ring;
	}
	return ring;
}

/** Returns the parts of a line that lie within a box (Liang and Barsky). */
export function clipLine(points: ArrayLike<number>, box: StepBox): number[][] {
	const parts: number[][] = [];
	let part: number[] = [];
	for (let index = 2; index < points.length; index += 2) {
		const {
			[index - 2]: x0 = 0,
			[index - 1]: y0 = 0,
			[index]: x1 = 0,
			[index + 1]: y1 = 0,
		} = points;
		const [from, to] = shareWithin(x0, y0, x1 - x0, y1 - y0, box);
		if (from > to) continue;
		const at = (share: number) => [
			Math.round(x0 + share * (x1 - x0)),
			Math.round(y0 + share * (y1 - y0)),
		];
		if (part.length === 0) part.push(...at(from));
		part.push(...at(to));
		if (to === 1) continue;
		parts.push(part);
		part = [];
	}
	if (part.length > 0) parts.push(part);
	return parts;
}

function shareWithin(
	x: number,
	y: number,
	across: number,
	up: number,
	[west, south, east, north]: StepBox,
): [from: number, to: number] {
	let [from, to] = [0, 1];
	for (const [step, room] of [
		[-across, x - west],
		[across, east - x],
		[-up, y - south],
		[up, north - y],
	] as const) {
		if (step === 0 && room < 0) return [1, 0];
		if (step < 0) from = Math.max(from, room / step);
		else if (step > 0) to = Math.min(to, room / step);
	}
	return [from, to];
}
