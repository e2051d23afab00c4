// Runs before the page is drawn, so that nothing flashes; theme-switch.ts keeps the choice.
try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Storage may be switched off: the device decides.
}

// A photograph that cannot be had gives way to what lies below it, on a card to a cover. Errors do not bubble.
const { src: ownAddress } = document.currentScript;
addEventListener(
	'error',
	({ target }) => {
		if (!(target instanceof HTMLImageElement)) return;
		const { cover } = target.dataset;
		target.closest('figure')?.setAttribute('data-missing', '');
		if (!cover) return;
		delete target.dataset.cover;
		target.removeAttribute('srcset');
		target.src = new URL(`covers/${cover}.svg`, ownAddress).href;
	},
	true,
);

// Between a card and its page the picture stays the same: it has the name that the page's own picture has in
// ArticleHeader.astro. Browsers without transitions between pages know neither event.
addEventListener('pageswap', ({ viewTransition, activation }) => {
	if (viewTransition) keepPicture(activation?.entry.url);
});

addEventListener('pagereveal', ({ viewTransition }) => {
	if (viewTransition) keepPicture(window.navigation?.activation?.from?.url);
});

function keepPicture(address) {
	if (!address) return;
	const { pathname } = new URL(address);
	const link = document.querySelector(`.card a[href="${CSS.escape(pathname)}"]`);
	const picture = link?.closest('.card').querySelector('.card-image');
	if (!picture) return;
	document
		.querySelector('.article-header .picture')
		?.style.setProperty('view-transition-name', 'none');
	picture.style.viewTransitionName = 'picture';
}
