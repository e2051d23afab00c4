const entities: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

/** Holds HTML that is safe to stand in a page as it is. */
export class Markup {
	readonly html: string;

	constructor(html: string) {
		this.html = html;
	}
}

type Part = Markup | string | number | undefined | readonly Part[];

/**
 * Returns the HTML of a template: every value in it is text, unless it is markup itself. Absent
 * values are left out.
 */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
	return new Markup(String.raw({ raw: strings }, ...parts.map(htmlOf)));
}

/**
 * Returns a link in a new tab, or only its words where the address is none that a browser may
 * follow.
 *
 * @param label Distinguishes the link from others of the same words, beginning with these.
 */
export function outwardLink(href: string | undefined, words: string, label?: string): Markup {
	if (href === undefined || !/^https?:\/\//i.test(href)) return markup`${words}`;
	const name = label === undefined ? undefined : markup` aria-label="${label}"`;
	return markup`<a href="${href}" target="_blank" rel="noopener noreferrer"${name}>${words}</a>`;
}

function htmlOf(part: Part): string {
	if (part === undefined) return '';
	if (part instanceof Markup) return part.html;
	if (typeof part === 'object') return part.map(htmlOf).join('');
	return printable(String(part)).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/**
 * Replaces characters of a text that must not stand in HTML: control characters are no part of it,
 * and marks that turn the direction of writing would reorder what follows.
 */
function printable(text: string): string {
	return text
		.toWellFormed()
		.replace(/[\p{Cc}\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/gu, (character) =>
			character === '\n' || character === '\t' ? ' ' : '\uFFFD',
		);
}
