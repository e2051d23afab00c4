/** Names an attribute that every page of a guide has, and none of a host or a hotel's network. */
const markOfGuide = 'data-content-date';

/** Matches where an address begins, in markup or JSON within markup. */
const before = String.raw`(?<=["'(;=\s,])`;
const path = String.raw`(?:/[\w.%~-]+)*/`;
const neededFile = new RegExp(
	`${before}${path}(?:_astro/[\\w.-]+\\.(?:js|css|woff2)|data/[\\w-]+\\.json\\?\\w+)`,
	'g',
);
const picture = new RegExp(`(?<=<img[^>]*\\ssrc=")${path}(?:covers|images)/[\\w.-]+`, 'g');
const importedScript = /["'`]\.\/([\w.-]+\.js)["'`]/g;

/** Returns whether a text is a page of the guide, whole. */
export function isPageOfGuide(html: string): boolean {
	return html.includes(markOfGuide) && html.includes('</html>');
}

/**
 * Returns the paths of the scripts, styles, typefaces and data that a page names, each once: their
 * addresses change with what is in them, so they are of the build of the page.
 *
 * @param base Path below which the guide is, with a slash at both ends.
 */
export function filesOfPage(html: string, base: string): string[] {
	return pathsIn(html, neededFile, base);
}

/** Returns the paths of the pictures of the guide itself that a page shows, each once. */
export function picturesOfPage(html: string, base: string): string[] {
	return pathsIn(html, picture, base);
}

/**
 * Returns the paths of the scripts that a script imports, at once or later.
 *
 * @param scriptPath Path of the script, beside which they are.
 */
export function scriptsOfScript(code: string, scriptPath: string): string[] {
	const folder = scriptPath.slice(0, scriptPath.lastIndexOf('/') + 1);
	return [...new Set(Array.from(code.matchAll(importedScript), ([, name = '']) => folder + name))];
}

function pathsIn(html: string, pattern: RegExp, base: string): string[] {
	const paths = Array.from(html.matchAll(pattern), ([found]) => found);
	return [...new Set(paths)].filter((found) => found.startsWith(base));
}
