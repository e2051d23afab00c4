import { cacheNames } from '../../outputs/offline/worker-guide.ts';

const names = cacheNames(import.meta.env.BASE_URL);

/**
 * Lists the pages of the guide that this browser keeps: saved pages, overviews, and pages that were
 * seen, the most recent first. Each kind has a list, with `data-kept` as its name.
 */
class KeptPages extends HTMLElement {
	connectedCallback(): void {
		void this.#fill();
	}

	async #fill(): Promise<void> {
		let count = 0;
		for (const list of this.querySelectorAll<HTMLElement>('[data-kept]')) {
			const pages = await keptIn(names[list.dataset.kept as keyof typeof names]);
			list.replaceChildren(...pages.map(entryOf));
			if (list.parentElement) list.parentElement.hidden = pages.length === 0;
			count += pages.length;
		}
		const none = this.querySelector<HTMLElement>('[data-part="none"]');
		if (none) none.hidden = count > 0;
		this.hidden = false;
	}
}

interface KeptPage {
	path: string;
	name: string;
	language: string;
}

async function keptIn(cacheName: string): Promise<KeptPage[]> {
	if (!('caches' in window)) return [];
	const cache = await caches.open(cacheName);
	const keys = [...(await cache.keys())].reverse();
	const pages = await Promise.all(
		keys.map(async (key) => ({
			path: new URL(key.url).pathname,
			html: key.url.includes('?') ? '' : ((await (await cache.match(key))?.text()) ?? ''),
		})),
	);
	return pages
		.filter(({ html, path }) => html !== '' && path !== `${import.meta.env.BASE_URL}offline/`)
		.map(({ html, path }) => ({ path, ...headingOf(html) }));
}

function headingOf(html: string): { name: string; language: string } {
	const page = new DOMParser().parseFromString(html, 'text/html');
	const heading = page.querySelector('h1');
	const name = heading?.textContent.trim() ?? page.title;
	const language = heading?.querySelector('[lang]')?.getAttribute('lang') ?? '';
	return { name, language };
}

function entryOf({ language, name, path }: KeptPage): HTMLLIElement {
	const item = document.createElement('li');
	const link = document.createElement('a');
	link.href = path;
	const text = document.createElement('bdi');
	text.textContent = name;
	if (language !== '') text.lang = language;
	link.append(text);
	item.append(link);
	return item;
}

customElements.define('kept-pages', KeptPages);
