/**
 * Outlines as SVG path text. All closed outlines run clockwise, so those of one path may overlap
 * without cutting holes into each other. `y` grows downwards.
 */

/** Returns a number as short as a drawing needs it: with one decimal. */
export function short(value: number): string {
	const rounded = Math.round(value * 10) / 10;
	if (rounded > 0 && rounded < 1) return String(rounded).slice(1);
	if (rounded < 0 && rounded > -1) return `-${String(rounded).slice(2)}`;
	// Minus nought is written as nought.
	return String(rounded === 0 ? 0 : rounded);
}

export function rectangle(x: number, y: number, width: number, height: number): string {
	return `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`;
}

export function disc(x: number, y: number, radius: number): string {
	return ellipse(x, y, radius, radius);
}

export function ellipse(x: number, y: number, radiusX: number, radiusY: number): string {
	const radii = `${short(radiusX)} ${short(radiusY)}`;
	const across = short(radiusX * 2);
	return `M${short(x - radiusX)} ${short(y)}a${radii} 0 1 1 ${across} 0a${radii} 0 1 1-${across} 0z`;
}

/**
 * Returns the outline of the half of an ellipse that faces away from the light, which comes
 * from the left.
 */
export function shadedHalf(x: number, y: number, radiusX: number, radiusY: number): string {
	return `M${short(x)} ${short(y - radiusY)}a${short(radiusX)} ${short(radiusY)} 0 0 1 0 ${short(radiusY * 2)}z`;
}

/** Returns the outline of the upper half of an ellipse, standing on `y`. */
export function dome(x: number, y: number, radiusX: number, radiusY: number): string {
	return `M${short(x - radiusX)} ${short(y)}a${short(radiusX)} ${short(radiusY)} 0 0 1 ${short(radiusX * 2)} 0z`;
}

/** Returns a closed outline through the points `x, y, x, y, …`, which run clockwise. */
export function polygon(...coordinates: readonly number[]): string {
	return `M${coordinates.map(short).join(' ')}z`;
}
