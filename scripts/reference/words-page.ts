import { messagesFor } from '../../src/i18n/messages/messages.ts';
import { wordsByKey } from '../../src/i18n/messages/own-words.ts';

/** Returns the words of the interface that a guide can state otherwise, by their keys. */
export function wordsReference(): string {
	const lines = [...wordsByKey(messagesFor('en'))].flatMap(([key, word]) =>
		typeof word === 'string' && word.trim() !== '' ? [{ key, word: word.trim() }] : [],
	);
	return [...Map.groupBy(lines, ({ key }) => key.slice(0, key.indexOf('.')))]
		.map(([group, words]) =>
			[`## ${group}`, words.map(({ key, word }) => `- \`${key}\`: ${word}`).join('\n')].join(
				'\n\n',
			),
		)
		.join('\n\n');
}
