import { posix } from 'node:path';

/**
 * Turns a page of `docs/` into one of the website: its first heading becomes its title, and links
 * lead to pages of the site. Links to files beside `docs/` lose their target, as these are not on
 * it.
 *
 * @param path Of the page below `docs/`, such as `guides/look.md`.
 */
export function sitePage(markdown: string, path: string): string {
	const [, title = path] = /^# (.+)$/m.exec(markdown) ?? [];
	const body = outsideCode(markdown.replace(/^# .+\n+/m, ''), (text) => withSiteLinks(text, path));
	return `---\ntitle: ${JSON.stringify(title.replaceAll('`', ''))}\n---\n\n${body}`;
}

/** Returns the URL of a page of `docs/` on the website, such as `/guides/look/`. */
export function siteUrl(path: string): string {
	const page = path.replace(/(^|\/)README\.md$/, '$1').replace(/\.md$/, '/');
	return `/${page.toLowerCase()}`;
}

function withSiteLinks(text: string, path: string): string {
	return text.replace(
		/(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\((?!https?:)((?:[^()#\s]|\([^()]*\))*)(#[^)\s]+)?\)/g,
		(link, image: string, label: string, target: string, heading = '') => {
			if (target === '') return link;
			const file = posix.join(posix.dirname(path), target);
			if (file.startsWith('..')) return label;
			const url = file.endsWith('.md') ? siteUrl(file) : `/${file}`;
			return `${image}[${label}](${url}${String(heading)})`;
		},
	);
}

/** Changes a text but for its blocks of code. */
function outsideCode(markdown: string, change: (text: string) => string): string {
	return markdown
		.split(/^( *```[^]*?^ *```$)/m)
		.map((part, index) => (index % 2 === 0 ? change(part) : part))
		.join('');
}
