import { foldedWords } from '../../i18n/folded-words.ts';

/**
 * Lists what the languages of the interface put behind a word for several of it, most of the time.
 */
const endings = ['s', 'es', 'x', 'n', 'en'];

/**
 * The words of a name of many things, such as that of a category, as they may be typed for several:
 * “castles”, “churches”, “châteaux”.
 *
 * No language is asked for, and forms that none has do no harm: nobody types them.
 */
export function pluralWords(name: string): string[] {
	return foldedWords(name).flatMap((word) => [
		...endings.map((ending) => word + ending),
		...(word.endsWith('y') ? [`${word.slice(0, -1)}ies`] : []),
	]);
}
