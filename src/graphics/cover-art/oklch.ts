/**
 * Holds a colour by its perceived lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees.
 */
export interface Oklch {
	readonly lightness: number;
	readonly chroma: number;
	readonly hue: number;
}

/**
 * Returns the colour as `#rrggbb`, for readers that know no `oklch()`. A colour which screens
 * cannot show loses chroma until they can, as CSS Color 4 asks of gamut mapping.
 *
 * Matrices: https://bottosson.github.io/posts/oklab/
 */
export function oklchHex({ lightness, chroma, hue }: Oklch): string {
	for (let shown = chroma; shown > 0; shown -= 0.002) {
		const channels = linearSrgb(lightness, shown, hue);
		if (channels.every((channel) => channel > -0.0005 && channel < 1.0005)) return hex(channels);
	}
	return hex(linearSrgb(lightness, 0, hue));
}

function linearSrgb(lightness: number, chroma: number, hue: number): readonly number[] {
	const angle = (hue * Math.PI) / 180;
	const a = chroma * Math.cos(angle);
	const b = chroma * Math.sin(angle);
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const small = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * small,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * small,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * small,
	];
}

function hex(channels: readonly number[]): string {
	return `#${channels.map((channel) => gammaByte(channel).toString(16).padStart(2, '0')).join('')}`;
}

/** Applies the transfer function of sRGB (IEC 61966-2-1), and returns a byte. */
function gammaByte(channel: number): number {
	const bounded = Math.min(1, Math.max(0, channel));
	const encoded = bounded <= 0.0031308 ? bounded * 12.92 : 1.055 * bounded ** (1 / 2.4) - 0.055;
	return Math.round(encoded * 255);
}
