// Runs before the page is drawn, so that nothing flashes; theme-switch.ts keeps the choice.
try {
	const theme = localStorage.getItem('theme');
	if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
	// Storage may be switched off: the device decides.
}

// A photograph that cannot be had gives way to what lies below it. Errors do not bubble.
addEventListener(
	'error',
	({ target }) => {
		if (target instanceof HTMLImageElement)
			target.closest('figure')?.setAttribute('data-missing', '');
	},
	true,
);
