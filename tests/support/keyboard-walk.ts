import type { Page } from '@playwright/test';

/** Holds what the Tab key leads to on a page. */
export interface KeyboardWalk {
	/** Each control in the order in which it got the focus. */
	stops: string[];
	/** Sentences on what is wrong with one of them. */
	problems: string[];
	/** Controls that can be seen, but are never reached. */
	missed: string[];
}

/** More stops than this are a trap. */
const maxStops = 400;

/** Presses Tab from the beginning of a page until the focus has left it. */
export async function walkByKeyboard(page: Page): Promise<KeyboardWalk> {
	// The first key loads the buttons of cards: a visitor does not press on as fast as this does.
	await page.keyboard.press('Shift');
	await page.waitForFunction(hasButtonsOfCards);
	await page.evaluate(listenForStops);
	const problems: string[] = [];
	const stops: string[] = [];
	while (stops.length < maxStops) {
		await page.keyboard.press('Tab');
		const stop = await page.evaluate(() => window.keyboardStop());
		if (stop === undefined) {
			const missed = await page.evaluate(() => window.missedControls());
			return { stops, problems, missed };
		}
		stops.push(stop.name);
		problems.push(...stop.problems.map((problem) => `${stop.name}: ${problem}`));
	}
	return { stops, problems: [...problems, 'the focus never leaves the page'], missed: [] };
}

declare global {
	interface Window {
		/**
		 * Describes the control that has the focus; `undefined` when none has, or one that had it
		 * before.
		 */
		keyboardStop: () => { name: string; problems: string[] } | undefined;
		missedControls: () => string[];
	}
}

/** Runs in the page. */
function hasButtonsOfCards(): boolean {
	const card = document.querySelector('.card :is(a[href*="/places/"], a[href*="/events/"])');
	return card === null || document.querySelector('.card .save') !== null;
}

/** Runs in the page. */
function listenForStops(): void {
	const visited: Element[] = [];
	const controls = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

	window.keyboardStop = () => {
		const element = document.activeElement;
		if (!element || element === document.body || visited.includes(element)) return undefined;
		const previous = visited.at(-1);
		visited.push(element);
		const problems = [
			...(previous && !follows(element, previous) ? ['comes before the stop that led to it'] : []),
			...(hasOutline(element) ? [] : ['does not show that it has the focus']),
			...coversOf(element).map((cover) => `lies under ${nameOf(cover)}`),
			...(isInWindow(element) ? [] : ['is outside the window']),
		];
		return { name: nameOf(element), problems };
	};
	window.missedControls = () =>
		[...document.querySelectorAll<HTMLElement>(controls)]
			.filter((element) => element.checkVisibility({ visibilityProperty: true }))
			.filter((element) => element.tabIndex >= 0 && !element.matches(':disabled'))
			.filter((element) => !visited.includes(element) && !isInVisitedGroup(element))
			.map(nameOf);

	function nameOf(element: Element): string {
		const text = element.getAttribute('aria-label') ?? element.textContent.trim();
		const label = element instanceof HTMLInputElement ? element.value : text.replace(/\s+/g, ' ');
		return `${element.localName} ${label.slice(0, 60)}`;
	}

	function follows(element: Element, previous: Element): boolean {
		const position = previous.compareDocumentPosition(element);
		return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
	}

	/** A card shows it round the whole card. */
	function hasOutline(element: Element): boolean {
		return [undefined, '::after'].some((part) => {
			const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
			return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
		});
	}

	function coversOf(element: Element): Element[] {
		const box = element.getBoundingClientRect();
		return [...document.querySelectorAll('body *')].filter((other) => {
			const { position } = getComputedStyle(other);
			if (!['fixed', 'sticky'].includes(position) || other.contains(element)) return false;
			const { bottom, left, right, top } = other.getBoundingClientRect();
			return box.bottom > top && box.top < bottom && box.right > left && box.left < right;
		});
	}

	function isInWindow(element: Element): boolean {
		const { bottom, top } = element.getBoundingClientRect();
		return bottom > 0 && top < window.innerHeight;
	}

	/** Arrow keys lead to the other radio buttons of a group. */
	function isInVisitedGroup(element: Element): boolean {
		if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return false;
		return visited.some((one) => one instanceof HTMLInputElement && one.name === element.name);
	}
}
