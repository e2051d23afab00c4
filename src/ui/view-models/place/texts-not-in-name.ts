import { wordsOfName } from '../../../i18n/slug.ts';

/**
 * Returns the texts with which a name does not end or, where they are of several words, that do not
 * stand in it.
 */
export function textsNotInName<T extends string | undefined>(
	name: string,
	texts: readonly T[],
): T[] {
	const wordsAround = ` ${wordsOfName(name).join(' ')} `;
	return texts.filter((text) => {
		const words = wordsOfName(text ?? '').join(' ');
		if (words === '') return true;
		return !(words.includes(' ')
			? wordsAround.includes(` ${words} `)
			: wordsAround.endsWith(` ${words} `));
	});
}
