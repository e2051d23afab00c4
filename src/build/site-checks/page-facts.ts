import { oneLine } from '../../guide/model/one-line.ts';
import { copyString } from './copy-string.ts';
import { addressesInSrcset } from './srcset.ts';

/** Holds what the checks ask of a finished page, as a browser without scripts would read it. */
export interface PageFacts {
	/** Whether the page does nothing but send visitors on. */
	isRedirect: boolean;
	/** Titles of the page, one for each `title` of the head. */
	titles: string[];
	description: string | undefined;
	canonicals: string[];
	/**
	 * Whether nothing keeps search engines from it, as nothing does from a redirect. That they are to
	 * keep away from the whole of a preview with drafts does not count: it is checked as a guide is.
	 */
	isIndexable: boolean;
	/** Address of the page's own data (`rel="alternate"`, JSON-LD), where it names one. */
	twin: string | undefined;
	/** Number of scripts of structured data it has. */
	jsonLdCount: number;
	/** Ids as one text, a line for each. */
	ids: string;
	/**
	 * Links: every address in the page that a visitor may follow or the browser fetches, each once.
	 */
	links: ReadonlyMap<string, LinkKind>;
	/**
	 * Addresses in the `img` elements that can be seen, each once; a hidden card brings the credit
	 * with its image.
	 */
	images: ReadonlySet<string>;
	/** Credits of data that a visitor can read: a line for each element that holds one. */
	credits: string;
	/** Credits of images, which stand in a `figure`: a line for each. */
	imageCredits: string;
}

/**
 * Names where a link stands: in the page's own content, elsewhere in its body, in an `img`, or
 * among what else the document loads.
 */
export type LinkKind = 'main' | 'body' | 'image' | 'resource';

const unseen = new Set(['head', 'script', 'style', 'template', 'noscript']);
/** Class of every element that shows a credit. */
const creditClass = /(?:^|\s)credit(?:\s|$)/;
const unseenClass = /(?:^|\s)visually-hidden(?:\s|$)/;
const resourceAttributes: Record<string, string> = { link: 'href', script: 'src', iframe: 'src' };

/** Gathers the facts of a page from its tags and texts, in their order. */
export class PageFactsReader {
	/** Scripts of structured data, each as it stands. */
	readonly jsonLd: string[] = [];
	readonly #links = new Map<string, LinkKind>();
	readonly #images = new Set<string>();
	readonly #ids: string[] = [];
	readonly #canonicals: string[] = [];
	readonly #titles: string[] = [];
	readonly #credits: string[] = [];
	readonly #imageCredits: string[] = [];
	/** Runs of text between tags in the credit that is being read. */
	#credit: string[] = [];
	/** Depth of its element. */
	#creditFrom: number | undefined;
	/** Depth of the outermost `figure`. */
	#figureFrom: number | undefined;
	#isNewRun = true;
	#description: string | undefined;
	#twin: string | undefined;
	#isIndexable = true;
	#isRedirect = false;
	#isInHead = false;
	#isInMain = false;
	#depth = 0;
	/** Depth of the outermost element whose text is not seen. */
	#unseenFrom: number | undefined;
	/** Receives the text of the innermost title or script. */
	#capture: string[] | undefined;

	open(name: string, attributes: Record<string, string>): void {
		this.#depth++;
		this.#isNewRun = true;
		const { id } = attributes;
		if (id !== undefined) this.#ids.push(id);
		if (this.#unseenFrom === undefined && isUnseen(name, attributes)) {
			this.#unseenFrom = this.#depth;
		}
		if (this.#figureFrom === undefined && name === 'figure') this.#figureFrom = this.#depth;
		if (this.#creditFrom === undefined && creditClass.test(attributes.class ?? '')) {
			this.#creditFrom = this.#depth;
		}
		if (name === 'head') this.#isInHead = true;
		else if (name === 'main') this.#isInMain = true;
		else if (name === 'a') this.#link(attributes.href, this.#isInMain ? 'main' : 'body');
		else if (name === 'img') this.#image(attributes);
		else if (name === 'meta') this.#meta(attributes);
		else if (name === 'title' && this.#isInHead) this.#startCapture(this.#titles);
		else if (name === 'script' && attributes.type === 'application/ld+json') {
			this.#startCapture(this.jsonLd);
		}
		const resource = resourceAttributes[name];
		if (resource !== undefined) this.#link(attributes[resource], 'resource');
		if (name === 'link') this.#relation(attributes);
	}

	read(text: string): void {
		if (this.#capture) this.#capture.push((this.#capture.pop() ?? '') + text);
		else if (this.#creditFrom !== undefined && this.#unseenFrom === undefined) {
			// Character references come as texts of their own.
			this.#credit.push(this.#isNewRun ? text : (this.#credit.pop() ?? '') + text);
			this.#isNewRun = false;
		}
	}

	close(name: string): void {
		if (this.#unseenFrom === this.#depth) this.#unseenFrom = undefined;
		if (this.#creditFrom === this.#depth) this.#endCredit();
		if (this.#figureFrom === this.#depth) this.#figureFrom = undefined;
		this.#depth--;
		this.#isNewRun = true;
		if (name === 'head') this.#isInHead = false;
		else if (name === 'main') this.#isInMain = false;
		else if (name === 'title' || name === 'script') this.#capture = undefined;
	}

	facts(): PageFacts {
		return {
			isRedirect: this.#isRedirect,
			titles: this.#titles.map((title) => copyString(oneLine(title) ?? '')),
			description: this.#description,
			canonicals: this.#canonicals,
			isIndexable: this.#isIndexable,
			twin: this.#twin,
			jsonLdCount: this.jsonLd.length,
			ids: copyString(this.#ids.join('\n')),
			links: this.#links,
			images: this.#images,
			credits: copyString(this.#credits.join('\n')),
			imageCredits: copyString(this.#imageCredits.join('\n')),
		};
	}

	#endCredit(): void {
		const isOfImage = this.#figureFrom !== undefined;
		// A licence is a link amid the line of an image: “Ana (CC BY 4.0)”.
		const line = oneLine(this.#credit.join(isOfImage ? '' : ' ')) ?? '';
		if (line !== '') (isOfImage ? this.#imageCredits : this.#credits).push(line);
		this.#credit = [];
		this.#creditFrom = undefined;
	}

	#startCapture(texts: string[]): void {
		texts.push('');
		this.#capture = texts;
	}

	#link(href: string | undefined, kind: LinkKind): void {
		if (href === undefined) return;
		const known = this.#links.get(href);
		const isMore = kind === 'main' || (kind === 'image' && known === 'resource');
		if (known === undefined || isMore) this.#links.set(href, kind);
	}

	#image({ src, srcset }: Record<string, string>): void {
		for (const address of [src, ...addressesInSrcset(srcset ?? '')]) {
			if (address === undefined || address === '') continue;
			if (this.#unseenFrom === undefined) this.#images.add(address);
			this.#link(address, 'image');
		}
	}

	#meta(attributes: Record<string, string>): void {
		const { content, 'http-equiv': directive, name, property } = attributes;
		if ('data-drafts' in attributes) return;
		if (property === 'og:image') this.#link(content, 'resource');
		else if (name === 'description') this.#description = content;
		else if (name === 'robots' && content?.includes('noindex') === true) this.#isIndexable = false;
		else if (directive?.toLowerCase() === 'refresh') this.#isRedirect = true;
	}

	#relation({ rel, href, type }: Record<string, string>): void {
		if (rel === 'canonical') this.#canonicals.push(href ?? '');
		else if (rel === 'alternate' && type === 'application/ld+json') this.#twin = href;
	}
}

function isUnseen(name: string, attributes: Record<string, string>): boolean {
	return (
		unseen.has(name) ||
		'hidden' in attributes ||
		(attributes.class !== undefined && unseenClass.test(attributes.class))
	);
}
