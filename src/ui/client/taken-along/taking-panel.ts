import type { TakeAlongWords } from '../../../i18n/messages/offline-words.ts';
import { numberFormat } from '../../../i18n/locale/number-formats.ts';
import { filledIn } from '../../../i18n/messages/filled-in.ts';
import type { TakenPages } from '../../../outputs/offline/taken-pages.ts';
import { actionOf, partOf } from '../page-parts.ts';
import {
	bytesLeft,
	isTaken,
	dropTaken,
	pagesOfDestination,
	type Taking,
	takePages,
} from './taking.ts';

const megabyte = 1_000_000;

/**
 * Says how many pages a destination has and how large they are, and lets the visitor keep them,
 * stop that, and remove them.
 *
 * @param root Element with the parts of `TakeAlong.astro`.
 */
export async function showOffer(root: HTMLElement): Promise<void> {
	// Written by the build, from the type that is named here.
	const words = JSON.parse(root.dataset.words ?? '{}') as TakeAlongWords;
	const locale = root.closest<HTMLElement>('[data-locale]')?.dataset.locale ?? 'en';
	const number = (value: number) => numberFormat(locale).format(value);
	const say = (...texts: string[]) => {
		partOf(root, 'status').textContent = texts.filter(Boolean).join(' ');
	};
	let offer: TakenPages;
	try {
		offer = await pagesOfDestination();
	} catch (error) {
		console.error(error);
		say(words.failed);
		return;
	}
	const { bytes, pages } = offer;
	const counted = (template: string, count: number) =>
		filledIn(template, { count: number(count), pages: number(pages.length) });
	const left = await bytesLeft();
	const size = sizeText(bytes, locale);
	say(
		filledIn(words.offer, { pages: number(pages.length), size }),
		left < bytes ? filledIn(words.littleRoom, { size: sizeText(left, locale) }) : '',
	);
	let stopping = new AbortController();
	showButtons(root, ['start', 'close'], (await isTaken()) ? ['remove'] : []);

	const bar = partOf(root, 'progress') as HTMLProgressElement;
	bar.max = pages.length;
	const follow = ({ count, missing }: Taking) => {
		bar.value = count + missing;
		partOf(root, 'count').textContent = counted(words.progress, count + missing);
	};
	actionOf(root, 'start').onclick = async () => {
		stopping = new AbortController();
		showButtons(root, ['stop']);
		say();
		follow({ count: 0, missing: 0, isFull: false });
		bar.hidden = false;
		const taking = await takePages(pages, stopping.signal, follow);
		bar.hidden = true;
		partOf(root, 'count').textContent = '';
		say(
			counted(words[outcome(taking, pages.length)], taking.count),
			taking.missing > 0 && !taking.isFull ? counted(words.some, taking.missing) : '',
		);
		showButtons(root, taking.count < pages.length ? ['start'] : [], ['remove']);
	};
	actionOf(root, 'stop').onclick = () => {
		stopping.abort();
	};
	actionOf(root, 'remove').onclick = async () => {
		await dropTaken(pages);
		say(words.removed);
		showButtons(root, ['start', 'close']);
	};
	actionOf(root, 'close').onclick = () => {
		say();
		showButtons(root, ['ask']);
	};
}

function outcome({ count, isFull, missing }: Taking, all: number): 'done' | 'full' | 'stopped' {
	if (isFull) return 'full';
	return count + missing < all ? 'stopped' : 'done';
}

/** Shows these buttons and no others; the first has the focus, as the one pressed is gone. */
function showButtons(root: HTMLElement, ...names: readonly (readonly string[])[]): void {
	const shown = names.flat();
	for (const button of root.querySelectorAll<HTMLElement>('[data-action]')) {
		button.hidden = !shown.includes(button.dataset.action ?? '');
	}
	actionOf(root, shown[0] ?? 'ask').focus();
}

/** Returns a size in whole megabytes, rounded up: none is stated as smaller than it is. */
function sizeText(bytes: number, locale: string): string {
	const format = numberFormat(locale, { style: 'unit', unit: 'megabyte' });
	return format.format(Math.max(1, Math.ceil(bytes / megabyte)));
}
