import type { Plugin } from 'vite';

const name = 'virtual:waymark/guide-colours.css';
/**
 * Marked as no file, so that no other plugin looks for it on disk (Vite, Virtual Modules
 * Convention).
 */
const resolvedName = `\0${name}`;

/**
 * Lets the stylesheet `virtual:waymark/guide-colours.css` be imported: the guide's accent. As it
 * follows from a setting, no file holds it.
 *
 * @param accentHue In degrees, as `oklch()` counts them.
 */
export function guideColours(accentHue: number): Plugin {
	return {
		name: 'waymark-guide-colours',
		resolveId: (id) => (id === name ? resolvedName : undefined),
		load: (id) => (id === resolvedName ? stylesheet(accentHue) : undefined),
	};
}

function stylesheet(accentHue: number): string {
	return `@layer tokens{:root{--accent-hue:${accentHue}}}`;
}
