import type { Locator, Page } from '@playwright/test';

/** The page with the map, as its visitors know its parts. */
export class MapPage {
	readonly page: Page;
	readonly map: Locator;
	readonly marks: Locator;
	readonly card: Locator;
	readonly status: Locator;
	readonly inView: Locator;

	constructor(page: Page) {
		this.page = page;
		this.map = page.getByRole('region', { name: /^Map\./ });
		this.marks = this.map.getByRole('button');
		this.card = page.getByRole('region', { name: 'Chosen on the map' });
		this.status = page.getByRole('status');
		this.inView = page.getByRole('heading', { level: 2 }).first();
	}

	/** @param url Of the guide, with its base path. */
	async open(url: string, query = ''): Promise<void> {
		await this.page.goto(new URL(`map/${query}`, url).href);
		await this.page.locator('guide-map[data-state]').waitFor();
	}

	/** Opens the card of a place, and clusters until there is one. */
	async openCard(): Promise<void> {
		const place = this.map.locator('[data-size="place"][tabindex="0"]').first();
		while (!(await place.isVisible())) await this.marks.first().click();
		await place.click();
		await this.card.waitFor();
	}

	/** Takes the map by its middle, and moves it so many pixels. */
	async drag(right: number, down: number): Promise<void> {
		const box = await this.map.boundingBox();
		if (!box) throw new Error('The map is not shown.');
		const [x, y] = [box.x + box.width / 2 - right / 2, box.y + box.height / 2 - down / 2];
		await this.page.mouse.move(x, y);
		await this.page.mouse.down();
		await this.page.mouse.move(x + right, y + down, { steps: 6 });
		await this.page.mouse.up();
	}

	/**
	 * Spreads two fingers on the middle of the map, to so many times their distance, and leaves them
	 * there.
	 * @returns What lifts them.
	 */
	async spreadFingers(times: number): Promise<() => Promise<unknown>> {
		const session = await this.page.context().newCDPSession(this.page);
		await this.map.scrollIntoViewIfNeeded();
		const box = await this.map.boundingBox();
		if (!box) throw new Error('The map is not shown.');
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		const fingers = (apart: number) => [
			{ x: x - apart / 2, y, id: 1 },
			{ x: x + apart / 2, y, id: 2 },
		];
		const [apart, steps] = [80, 8];
		await session.send('Input.dispatchTouchEvent', {
			type: 'touchStart',
			touchPoints: fingers(apart),
		});
		for (let step = 1; step <= steps; step++) {
			await session.send('Input.dispatchTouchEvent', {
				type: 'touchMove',
				touchPoints: fingers(apart * (1 + ((times - 1) * step) / steps)),
			});
		}
		return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
	}

	/** The names of those that the Tab key leads to, in its order. */
	async marksInView(): Promise<(string | null)[]> {
		return this.map
			.locator('.mark[tabindex="0"]')
			.evaluateAll((marks) => marks.map((mark) => mark.getAttribute('aria-label')));
	}

	/** How many places all marks stand for, those a little beyond the edges of the view included. */
	async placesOfMarks(): Promise<number> {
		const names = await this.marks.evaluateAll((marks) =>
			marks.map((mark) => [mark.dataset.size, mark.textContent] as const),
		);
		return names.reduce(
			(sum, [size, text]) => sum + (size === 'place' ? 1 : Number(text.replace(/\D/g, ''))),
			0,
		);
	}

	/** Degrees at the edges of the map, as its frame is lettered. */
	async lettering(): Promise<string[]> {
		return this.map.locator('.neatline span').evaluateAll((texts) => {
			const isSeen = (text: Element) => {
				const letters = document.createRange();
				letters.selectNodeContents(text);
				const [own, edge] = [letters, text.closest('.edges')].map((one) =>
					one?.getBoundingClientRect(),
				);
				if (!own || !edge || !text.checkVisibility({ visibilityProperty: true })) return false;
				return (
					own.left >= edge.left &&
					own.right <= edge.right &&
					own.top >= edge.top &&
					own.bottom <= edge.bottom
				);
			};
			return texts.filter(isSeen).map((text) => text.textContent);
		});
	}

	/**
	 * Whether the guide's own drawing is below every part of the map, drawn for the zoom that is
	 * shown.
	 */
	async showsPaperEverywhere(): Promise<boolean> {
		return this.map.evaluate((sheet) => {
			const { bottom, left, right, top } = sheet.getBoundingClientRect();
			const tiles = [...sheet.querySelectorAll<HTMLElement>('.paper canvas')]
				.filter((tile) => tile.getBoundingClientRect().width === tile.offsetWidth)
				.map((tile) => tile.getBoundingClientRect());
			for (let x = left + 1; x < right; x += 20) {
				for (let y = top + 1; y < bottom; y += 20) {
					const isCovered = tiles.some(
						(tile) => x >= tile.left && x < tile.right && y >= tile.top && y < tile.bottom,
					);
					if (!isCovered) return false;
				}
			}
			return true;
		});
	}
}
