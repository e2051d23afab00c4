import type { SourceDirective } from '../../config/security/guide-policy.ts';
import { copyString } from './copy-string.ts';
import { addressesInSrcset } from './srcset.ts';

/**
 * Holds what of a page a browser might run, load or handleMessage: what its content security policy
 * has to allow, or forbids.
 */
export interface PageRisks {
	/** Policy as the `meta` element of the page states it; `undefined` where there is none. */
	policy: string | undefined;
	/** Texts of the scripts that stand in the page; blocks of data are none. */
	scripts: string[];
	/** Texts of the `style` elements. */
	styles: string[];
	/** Attributes that run scripts or style an element, such as `onclick of a`. */
	attributes: string[];
	/** Addresses that are scripts or whole documents, such as `javascript:…`. */
	codeAddresses: string[];
	/** Addresses that the browser loads or sends to, by the directive that has to allow them. */
	loads: ReadonlyMap<Loading, ReadonlySet<string>>;
	/** Address to which the page sends visitors on. */
	refresh: string | undefined;
	/** Links to web addresses, with their relations. */
	links: { href: string; rel: string }[];
}

/**
 * Names the directive that has to allow what a page loads or sends; `base-uri` and `object-src`
 * allow nothing at all.
 */
type Loading = SourceDirective | 'base-uri' | 'object-src';

/** Directive that allows what an attribute of an element names. */
const loadingAttributes: Readonly<Record<string, Readonly<Record<string, Loading>>>> = {
	script: { src: 'script-src' },
	img: { src: 'img-src', srcset: 'img-src' },
	source: { src: 'media-src', srcset: 'img-src' },
	image: { href: 'img-src', 'xlink:href': 'img-src' },
	input: { src: 'img-src', formaction: 'form-action' },
	button: { formaction: 'form-action' },
	form: { action: 'form-action' },
	video: { src: 'media-src', poster: 'img-src' },
	audio: { src: 'media-src' },
	track: { src: 'media-src' },
	iframe: { src: 'frame-src' },
	frame: { src: 'frame-src' },
	object: { data: 'object-src' },
	embed: { src: 'object-src' },
	base: { href: 'base-uri' },
	/** Pictures of its base map, of which a visitor is asked before. */
	'guide-map': { 'data-tiles': 'img-src' },
};
const loadingRelations: Readonly<Record<string, Loading>> = {
	stylesheet: 'style-src',
	icon: 'img-src',
	'apple-touch-icon': 'img-src',
	manifest: 'manifest-src',
	modulepreload: 'script-src',
};
const preloadedKinds: Readonly<Record<string, Loading>> = {
	font: 'font-src',
	image: 'img-src',
	script: 'script-src',
	style: 'style-src',
};
const scriptTypes = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
const addressAttributes = new Set(
	'href src srcset action formaction data poster ping xlink:href'.split(' '),
);
const codeSchemes = /^(javascript|vbscript|data|blob):/i;
/** Browsers leave these out of addresses before they look for the scheme (WHATWG URL). */
const ignoredInAddresses = /^(?:[^\P{Cc}\u007F-\u009F]| )+|[\t\n\r]/gu;

/** Gathers the risks of one page from its tags and texts, in their order. */
export class RiskReader {
	readonly #risks = {
		policy: undefined as string | undefined,
		scripts: [] as string[],
		styles: [] as string[],
		attributes: [] as string[],
		codeAddresses: [] as string[],
		refresh: undefined as string | undefined,
		links: [] as { href: string; rel: string }[],
	};
	readonly #loads = new Map<Loading, Set<string>>();
	/** Receives the text of the innermost script or style. */
	#texts: string[] | undefined;

	open(name: string, attributes: Record<string, string>): void {
		for (const attribute in attributes) this.#attribute(name, attribute, attributes[attribute]);
		if (name === 'style') this.#startText(this.#risks.styles);
		else if (name === 'link') this.#relation(attributes);
		else if (name === 'meta') this.#meta(attributes);
		else if (name === 'a' || name === 'area') this.#link(attributes);
		else if (name === 'script' && attributes.src === undefined) {
			if (scriptTypes.test(attributes.type?.trim() ?? '')) this.#startText(this.#risks.scripts);
		}
	}

	read(text: string): void {
		this.#texts?.push((this.#texts.pop() ?? '') + text);
	}

	close(name: string): void {
		if (name === 'script' || name === 'style') this.#texts = undefined;
	}

	risks(): PageRisks {
		return { ...this.#risks, loads: this.#loads };
	}

	#startText(texts: string[]): void {
		texts.push('');
		this.#texts = texts;
	}

	#attribute(element: string, name: string, value = ''): void {
		if (name.startsWith('on') || name === 'style' || name === 'srcdoc') {
			this.#risks.attributes.push(copyString(`${name} of ${element}`));
		}
		if (addressAttributes.has(name) && codeSchemes.test(value.replace(ignoredInAddresses, ''))) {
			this.#risks.codeAddresses.push(copyString(value));
		}
		const directive = loadingAttributes[element]?.[name];
		if (directive === undefined) return;
		const addresses = name === 'srcset' ? addressesInSrcset(value) : [value];
		for (const address of addresses) this.#load(directive, address);
	}

	#relation({ rel = '', as = '', href }: Record<string, string>): void {
		for (const relation of rel.toLowerCase().split(/\s+/)) {
			const directive = relation === 'preload' ? preloadedKinds[as] : loadingRelations[relation];
			if (directive !== undefined && href !== undefined) this.#load(directive, href);
		}
	}

	#meta({ content = '', 'http-equiv': directive = '' }: Record<string, string>): void {
		const name = directive.toLowerCase();
		if (name === 'content-security-policy') this.#risks.policy ??= content;
		else if (name === 'refresh') this.#risks.refresh = content.replace(/^[^=]*=\s*/, '');
	}

	#link({ href = '', rel = '' }: Record<string, string>): void {
		if (/^(https?:)?\/\//i.test(href)) this.#risks.links.push({ href, rel });
	}

	#load(directive: Loading, address: string): void {
		const known = this.#loads.get(directive);
		if (known) known.add(address);
		else this.#loads.set(directive, new Set([address]));
	}
}
