/** More in a row than most names of places have. */
const manyHyphens = /-[^\s-]+-[^\s-]+-[^\s-]+-/;
const capitalised = String.raw`(?:[dl]['’])?\p{Lu}[\p{L}\p{M}'’]*`;
const saint = 'Sainte?|SAINTE?|Notre-Dame|NOTRE-DAME';
/** Matches the small words that join names of places in France. */
const small = 'à|aux?|d|des?|du|en|et|l|la|les?|l[eè]s|lez|près|sous|sur';
/** “Saint-Jean-de-la-Ruelle”. */
const saintlyName = name(`(?:${saint})(?:-(?:${small}|${capitalised}))+`);
/** “Chapelle-Saint-Martin-en-Plaine”, as far as no saint begins it. */
const endsInSaintlyName = name(
	`(?:(?!(?:${saint})-)${capitalised}-)+(?:${saint})(?:-(?:${small}|${capitalised}))+`,
);
/** “Maréchal-de-Lattre-de-Tassigny”: small words between capitals. */
const partedName = name(`${capitalised}(?:-(?:(?:${small})-)+${capitalised})+`);

/**
 * Returns whether hyphens join more words of a text than people join, as in
 * “chateau-blois-maison-de-la-magie”.
 *
 * Long names of places are none of these. Files are named like them
 * (“Hotel-Le-Relais-de-Chambord”), so that a name which stands alone is believed only of saints.
 */
export function isJoinedByHyphens(text: string): boolean {
	if (!manyHyphens.test(text)) return false;
	if (!/\s/.test(text)) return !saintlyName.test(text);
	const names = [saintlyName, endsInSaintlyName, partedName];
	return text
		.split(/\s+/)
		.filter((word) => manyHyphens.test(word))
		.some((word) => !names.some((pattern) => pattern.test(word)));
}

/**
 * A whole word of that form, with the punctuation around it. Apostrophes right after a name are
 * part of it.
 */
function name(form: string): RegExp {
	return new RegExp(`^[«“"'(]?${form}(?:[»”"),.;:!?][»”"'),.;:!?]*)?$`, 'u');
}
