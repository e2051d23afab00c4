const shownMs = 8000;

/** Describes something to do about what a notice says: a page to go to, or an act. */
type Remedy = { label: string } & ({ href: string } | { act: () => void });

let notice: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Says something at the foot of the page for a while, also to screen readers. */
export function showNotice(text: string, remedy?: Remedy): void {
	if (!notice) {
		notice = document.createElement('div');
		notice.className = 'save-notice';
		notice.setAttribute('role', 'status');
		document.body.append(notice);
	}
	const place = notice;
	clearTimeout(timer);
	place.replaceChildren();
	// A status is read out when its text changes after it is there.
	requestAnimationFrame(() => {
		place.replaceChildren(text, ' ', ...(remedy ? [remedyElement(remedy)] : []));
		timer = setTimeout(hide, shownMs);
	});
}

/** Stays as long as something in it has the focus. */
function hide(): void {
	if (notice?.matches(':focus-within, :hover')) timer = setTimeout(hide, shownMs);
	else notice?.replaceChildren();
}

function remedyElement(remedy: Remedy): HTMLElement {
	if ('href' in remedy) {
		const link = document.createElement('a');
		link.href = remedy.href;
		link.textContent = remedy.label;
		return link;
	}
	const button = document.createElement('button');
	button.type = 'button';
	button.textContent = remedy.label;
	button.addEventListener('click', () => {
		remedy.act();
		notice?.replaceChildren();
	});
	return button;
}
