import { earthRadiusInMetres } from '../../domain/geo/coordinates.ts';

/** Shores part land from water, and each lies within another: land, its lakes, their islands. */
export type ShapeKind = 'shore' | 'river' | 'border';

/**
 * Holds a line, or a ring without its last point, as x and y by turns: steps east and north of
 * 0, 0.
 */
export interface CoastShape {
	kind: ShapeKind;
	points: ArrayLike<number>;
	/** Bounding box of the whole shape. */
	box: StepBox;
}

/**
 * Holds the west, south, east and north of a box in steps, where east is greater than west, beyond
 * 180° across the antimeridian.
 */
export type StepBox = readonly [west: number, south: number, east: number, north: number];

/**
 * Number of steps of a degree: a step is 56 m from south to north, less than what the shores are
 * off.
 */
export const stepsPerDegree = 2000;
export const metresPerStep = (earthRadiusInMetres * Math.PI) / (180 * stepsPerDegree);
const stepsAround = 360 * stepsPerDegree;

/** Kinds by the numbers of the file: levels of shores come first. */
const riverNumber = 5;
const borderNumber = 6;

/**
 * Reads the shapes of a packed file that may reach into a box.
 *
 * The file begins with the lengths of its first two parts (32 bits each, little-endian). The first
 * has for each shape its kind, its number of points and its first point, counted from that of the
 * shape before; the others have the steps east and north from point to point. All are variable
 * integers of seven bits a byte, signed ones in zigzag.
 */
export function readShapes(bytes: Uint8Array, box: StepBox): CoastShape[] {
	const view = new DataView(bytes.buffer, bytes.byteOffset);
	const [headEnd, eastEnd] = [8 + view.getUint32(0, true), 8 + view.getUint32(0, true)];
	const head = new VariableIntegers(bytes, 8);
	const east = new VariableIntegers(bytes, headEnd);
	const north = new VariableIntegers(bytes, eastEnd + view.getUint32(4, true));
	const shapes: CoastShape[] = [];
	let points = new Int32Array(1 << 12);
	let [firstX, firstY] = [0, 0];
	while (head.position < headEnd) {
		const kind = kindOf(head.next());
		const length = head.next() * 2;
		if (length > points.length) points = new Int32Array(length * 2);
		firstX += head.nextSigned();
		firstY += head.nextSigned();
		let [x, y] = [firstX, firstY];
		let [west, south, mostEast, mostNorth] = [x, y, x, y];
		points[0] = x;
		points[1] = y;
		for (let index = 2; index < length; index += 2) {
			points[index] = x += east.nextSigned();
			points[index + 1] = y += north.nextSigned();
			if (x < west) west = x;
			else if (x > mostEast) mostEast = x;
			if (y < south) south = y;
			else if (y > mostNorth) mostNorth = y;
		}
		if (mostNorth < box[1] || south > box[3]) continue;
		for (const turn of [-stepsAround, 0, stepsAround]) {
			if (mostEast + turn < box[0] || west + turn > box[2]) continue;
			shapes.push({
				kind,
				points: turned(points.subarray(0, length), turn),
				box: [west + turn, south, mostEast + turn, mostNorth],
			});
		}
	}
	return shapes;
}

function kindOf(number: number): ShapeKind {
	if (number === riverNumber) return 'river';
	return number === borderNumber ? 'border' : 'shore';
}

/** Returns a copy that lies so many steps farther east. */
function turned(points: Int32Array, turn: number): Int32Array {
	return points.map((value, index) => (index % 2 === 0 ? value + turn : value));
}

class VariableIntegers {
	position: number;
	readonly #bytes: Uint8Array;

	constructor(bytes: Uint8Array, position: number) {
		this.#bytes = bytes;
		this.position = position;
	}

	next(): number {
		let value = 0;
		for (let shift = 0; ; shift += 7) {
			const byte = this.#bytes[this.position++] ?? 0;
			value |= (byte & 127) << shift;
			if (byte < 128) return value;
		}
	}

	nextSigned(): number {
		const value = this.next();
		return value & 1 ? -((value + 1) >>> 1) : value >>> 1;
	}
}
