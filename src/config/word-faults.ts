import { messagesFor } from '../i18n/messages/messages.ts';
import { type OwnWords, wordsByKey } from '../i18n/messages/own-words.ts';
import { nearestName } from './nearest-name.ts';

/** Returns what is wrong with words of a guide's own, in sentences that begin with their keys. */
export function wordFaults(words: OwnWords): string[] {
	const known = wordsByKey(messagesFor('en'));
	return Object.entries(words).flatMap(([key, word]) => {
		const usual = known.get(key);
		if (usual === undefined) return [`"${key}" is no word of the interface. ${meant(key, known)}`];
		if (typeof usual !== 'string') {
			return [`"${key}" is put together from numbers or names, and cannot be another.`];
		}
		return (typeof word === 'string' ? [word] : Object.values(word)).flatMap((text) => [
			...(text.trim() === '' ? [`"${key}" is empty: write a text, or leave it out.`] : []),
			...(usual.match(/\{\w+\}/g) ?? [])
				.filter((gap) => !text.includes(gap))
				.map((gap) => `"${key}" ("${text}") lacks ${gap}, which pages fill in: "${usual}".`),
		]);
	});
}

function meant(key: string, known: ReadonlyMap<string, unknown>): string {
	const keys = [...known.keys()];
	const last = key.slice(key.lastIndexOf('.'));
	const near = nearestName(key, keys, 2) ?? keys.find((other) => `.${other}`.endsWith(last));
	return near === undefined
		? 'docs/reference/words.md lists all, such as pages.aroundHere.'
		: `Is ${near} meant?`;
}
