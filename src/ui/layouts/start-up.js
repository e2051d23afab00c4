try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') {
		document.documentElement.dataset.theme = theme;
		document.querySelector('meta[name=theme-color]').media = theme === 'dark' ? '' : 'not all';
	}
} catch {
	// Storage is off.
}

document.documentElement.dataset.asked =
	/[?&](?!sort|map|([um]tm|gad|ref)[=_]|[gw]braid|.{1,2}clk?id)./.test(location.search);

const { covers } = document.currentScript.dataset;
addEventListener(
	'error',
	({ target }) => {
		if (!(target instanceof HTMLImageElement)) return;
		const { cover } = target.dataset;
		target.closest('figure')?.setAttribute('data-missing', '');
		if (!cover) return;
		delete target.dataset.cover;
		target.removeAttribute('srcset');
		target.src = `${covers}${cover}.svg`;
	},
	true,
);

addEventListener('pageswap', (event) => keepPicture(event, event.activation?.entry));
addEventListener('pagereveal', (event) => keepPicture(event, window.navigation?.activation?.from));

function keepPicture({ viewTransition }, entry) {
	if (!viewTransition) return;
	document.querySelector('[data-kept]')?.removeAttribute('data-kept');
	if (!entry?.url) return;
	const { pathname } = new URL(entry.url);
	const link = document.querySelector(`.card a[href="${CSS.escape(pathname)}"]`);
	link?.closest('.card').querySelector('.card-image')?.setAttribute('data-kept', '');
}

// The first format of a process takes some tens of milliseconds, of which nobody waits for any
// while the stylesheet is fetched.
setTimeout(Intl.DateTimeFormat);
