import { offerFile } from './offer-file.ts';

/** Saves the file that a button of the page holds, as GPX; loaded at its first press. */
const button = document.querySelector<HTMLElement>('[data-file]');

function save(): void {
	const { file = '', name = '' } = button?.dataset ?? {};
	offerFile(file, name, 'application/gpx+xml');
}

button?.addEventListener('click', save);
save();
