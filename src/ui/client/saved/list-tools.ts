import type { SavedListWords } from '../../../i18n/messages/browser-words.ts';
import { fragmentOfList } from '../../../outputs/saved/shared-list.ts';
import { actionOf, partOf } from '../page-parts.ts';
import type { ListFileFormat } from './list-files.ts';
import { savedRecords } from './saved-store.ts';
import { shareAddress } from './share-address.ts';

/** Lets the visitor share their list, keep a copy of it as a file, and add one that they have. */
export function offerTools(
	root: HTMLElement,
	{ copyUnreadable }: Pick<SavedListWords, 'copyUnreadable'>,
	locale: string,
): void {
	// Few visitors ask for it.
	const loadCopies = () => import('./list-copy.ts');
	actionOf(root, 'share').addEventListener('click', shareList);
	actionOf(root, 'save-copy').addEventListener('click', () => {
		void loadCopies().then((copies) => {
			copies.saveCopy();
		});
	});
	const files = partOf(root, 'files');
	files.addEventListener('click', ({ target }) => {
		// Whatever is clicked is an element, and the component names no other formats.
		const format = (target as HTMLElement).dataset.format as ListFileFormat | undefined;
		if (!format) return;
		void import('./list-files.ts').then((listFiles) =>
			listFiles.saveListFile(files, format, locale),
		);
	});
	// Absent where no place of the guide has coordinates.
	root.querySelector('[data-action="map"]')?.addEventListener('click', () => {
		void import('./list-map.ts').then(({ toggleMap }) => toggleMap(root, locale));
	});
	actionOf(root, 'print').addEventListener('click', () => {
		const { eventFile, placeFile } = files.dataset;
		const addresses = [placeFile, eventFile].filter((one) => one !== undefined);
		void import('./list-print.ts').then(({ printList }) => printList(root, addresses));
	});
	// As the component has it.
	const field = partOf(root, 'copy') as HTMLInputElement;
	field.addEventListener('change', () => {
		void loadCopies().then((copies) => copies.addCopy(field, copyUnreadable));
	});
}

function shareList(): void {
	const keys = savedRecords().map(({ key }) => key);
	void shareAddress(new URL(fragmentOfList(keys), location.href).href, document.title);
}
