/**
 * Lets the entries of a list (`data-key`) be dragged by their grips, with a finger, pen or mouse.
 *
 * @param moved Given the keys in their new order when an entry is let go at another place.
 */
export function dragByGrip(list: HTMLElement, moved: (keys: readonly string[]) => void): void {
	list.addEventListener('pointerdown', (event) => {
		// Whatever is pressed is an element.
		const grip = (event.target as Element).closest<HTMLElement>('.grip');
		const item = grip?.closest<HTMLElement>('[data-key]');
		if (!grip || !item || event.button !== 0) return;
		event.preventDefault();
		const before = keysOf(list);
		const dragging = new AbortController();
		const { signal } = dragging;
		item.toggleAttribute('data-dragged', true);
		const stop = () => {
			dragging.abort();
			item.removeAttribute('data-dragged');
			const keys = keysOf(list);
			if (keys.join() !== before.join()) moved(keys);
		};
		// Entries change places under the pointer, which the grip would lose.
		const follow = ({ clientY }: PointerEvent) => {
			followPointer(list, item, clientY);
		};
		addEventListener('pointermove', follow, { signal });
		addEventListener('pointerup', stop, { signal });
		addEventListener('pointercancel', stop, { signal });
	});
}

/** Puts an entry before the first other one whose middle is below the pointer. */
function followPointer(list: HTMLElement, item: HTMLElement, y: number): void {
	const others = [...list.children].filter((other) => other !== item);
	const next = others.find((other) => {
		const { height, top } = other.getBoundingClientRect();
		return y < top + height / 2;
	});
	if (item.nextElementSibling !== (next ?? null)) list.insertBefore(item, next ?? null);
}

function keysOf(list: HTMLElement): string[] {
	return [...list.querySelectorAll<HTMLElement>('[data-key]')].map(
		({ dataset }) => dataset.key ?? '',
	);
}
