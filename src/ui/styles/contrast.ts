import { type RGBColor, transform } from 'lightningcss';

/** Browsers without colours outside sRGB: for them, colours are stated as sRGB first. */
const withoutWideColours = { chrome: 80 << 16 };

/**
 * Returns the contrast of a colour on another, from 1 to 21 (WCAG 2.2, contrast ratio);
 * `undefined` where either is no colour by itself, or the ground lets another through.
 *
 * @param colour As CSS states it; one that is seen through is laid over the ground.
 */
export function contrastOf(colour: string, ground: string): number | undefined {
	const [above, below] = [srgbOf(colour), srgbOf(ground)];
	if (above === undefined || below === undefined || below.alpha < 1) return undefined;
	const luminances = [luminanceOf(over(above, below)), luminanceOf(below)];
	return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05);
}

function srgbOf(colour: string): RGBColor | undefined {
	let found: RGBColor | undefined;
	try {
		const filename = 'colour.css';
		const rule = Buffer.from(`a{color:${colour}}`);
		const { code } = transform({ filename, code: rule, targets: withoutWideColours });
		transform({
			filename,
			code,
			visitor: {
				Color(stated) {
					if (typeof stated === 'object' && stated.type === 'rgb') found ??= stated;
				},
			},
		});
	} catch {
		// Whatever it is, it is no colour.
	}
	return found;
}

function over(above: RGBColor, below: RGBColor): RGBColor {
	const mixed = (name: 'r' | 'g' | 'b') =>
		above[name] * above.alpha + below[name] * (1 - above.alpha);
	return { type: 'rgb', r: mixed('r'), g: mixed('g'), b: mixed('b'), alpha: 1 };
}

/** Returns the relative luminance of a colour (WCAG 2.2). */
function luminanceOf({ b, g, r }: RGBColor): number {
	const [red = 0, green = 0, blue = 0] = [r, g, b].map((value) =>
		value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
	);
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
