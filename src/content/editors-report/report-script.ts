/** Filters the tables of the report by words and by owner; without it all rows are there. */
export const reportScript = `
const form = document.querySelector('form');
const plain = (text) => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();
const rows = [...document.querySelectorAll('main tr[data-owner]')].map((row) => ({
	row,
	text: plain(row.textContent),
}));
const rules = [...document.querySelectorAll('details')].map((details) => ({
	details,
	isOpen: details.open,
	count: details.querySelector('.count'),
	words: details.querySelector('.count').textContent,
}));
const isShown = (row) => !row.hidden;
function filter() {
	const { owner, words } = form.elements;
	const sought = plain(words.value).split(/\\s+/).filter(Boolean);
	const isFiltered = owner.value !== '' || sought.length > 0;
	for (const { row, text } of rows) {
		const isOwned = owner.value === '' || row.dataset.owner === owner.value;
		row.hidden = !isOwned || !sought.every((word) => text.includes(word));
	}
	for (const { count, details, isOpen, words } of rules) {
		const left = [...details.querySelectorAll('tbody tr')].filter(isShown).length;
		details.hidden = left === 0;
		details.open = isFiltered ? left > 0 && left <= 25 : isOpen;
		count.textContent = isFiltered ? left + ' / ' + words : words;
	}
	for (const section of document.querySelectorAll('main section')) {
		section.hidden = ![...section.querySelectorAll('tbody tr')].some(isShown);
	}
}
form.hidden = false;
form.addEventListener('input', filter);
filter();
`;
