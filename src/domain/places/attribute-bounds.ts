/** Deepest level of groups and lists that a page shows of free-form attributes. */
export const deepest = 4;
/** Maximum number of values of a place altogether. */
export const maxValues = 400;
/** Maximum number of keys of a group. */
export const maxKeys = 60;
/** Maximum number of elements of a list. */
export const maxElements = 100;
/** Maximum number of characters of a text that is shown, without markup. */
export const maxTextLength = 2000;
/** Maximum number of characters of a text that are read, with markup. */
export const maxSourceLength = 20_000;

/**
 * Receives what a bound leaves out of a page, or the lack of a label.
 *
 * @param path Path of the attribute as reports name it: `attributes.rooms[0].beds`.
 */
export type OnLeftOut = (path: string, reason: string) => void;

/** Returns why only the first `max` of something are shown, and the others left out. */
export function onlyFirst(max: number, what: string): string {
	return `more than ${max} ${what}, of which the first are shown`;
}
