import { foldedWordsInTheirKana } from '../../i18n/folded-words.ts';
import { type QueryWord, textTokens, type TextToken, tokensOf } from './indexed-words.ts';
import type { TextPart } from './marked-parts.ts';

/** Describes a page as Pagefind finds it. */
export interface FoundText {
	/** Text of the whole page as it was indexed, angle brackets as references. */
	raw_content: string;
	/** Positions of its words that were found, from 0. */
	locations: readonly number[];
}

/** Separator between facts that are no sentences. */
export const factSeparator = '·';
/** Separator between facts and the sentences after them. */
export const sentencesAgain = '¶';

/** Number of letters after which nothing is added, and beyond which sentences are cut. */
const enough = 120;
const maxCharacters = 260;
/** Number of words before what was found in a sentence that is cut. */
const lead = 6;
const maxFacts = 3;
/** Number of letters from which on a word is marked that only begins with them. */
const minBegun = 3;

const endOfSentence = /[\p{STerm}…][\p{Pe}\p{Pf}"']*$/u;
/** “Dr.” and “Av.” end no sentence. */
const abbreviation = /^\P{L}*(?:\p{Lu}\p{L}{0,2}|\p{L}{1,2})\.$/u;

const aroundWord = /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{M}\p{N}]*)$/su;

/** Describes a sentence or a fact: a stretch of the words of a text. */
interface Stretch {
	start: number;
	end: number;
	isFact: boolean;
}

/**
 * Returns the sentence of a text that has most of what was found, with what follows it as far as
 * there is room, and another one where that has a word that the first lacks. What was found in
 * facts alone stands behind the beginning of the text.
 */
export function textExcerpt(found: FoundText, words: readonly QueryWord[]): TextPart[] {
	const tokens = textTokens(found.raw_content);
	const marked = markedTokens(tokens, found.locations, words);
	const stretches = stretchesOf(tokens);
	const wordsIn = ({ end, start }: Stretch) =>
		new Set([...marked].flatMap(([at, word]) => (at >= start && at < end ? [word] : [])));
	const sentences = stretches.filter(({ isFact }) => !isFact);
	const best = bestOf(sentences, wordsIn) ?? sentences[0];
	const chosen = best ? [best] : [];
	const covered = best ? wordsIn(best) : new Set();
	const lacking = (stretch: Stretch) =>
		new Set([...wordsIn(stretch)].filter((word) => !covered.has(word)));
	const other = bestOf(sentences, lacking);
	if (other && lacking(other).size > 0) {
		chosen.push(other);
		for (const word of lacking(other)) covered.add(word);
	}
	for (const fact of stretches.filter(({ isFact }) => isFact)) {
		if (chosen.length > maxFacts || lacking(fact).size === 0) continue;
		chosen.push(fact);
		for (const word of lacking(fact)) covered.add(word);
	}
	const next = best && sentences.find(({ start }) => start === best.end);
	const length = chosen.reduce((sum, stretch) => sum + lengthOf(tokens, stretch), 0);
	const hasRoom = next && length < enough && length + lengthOf(tokens, next) <= maxCharacters;
	if (hasRoom && !chosen.includes(next)) chosen.push(next);
	return joinedParts(
		tokens,
		marked,
		chosen.sort((one, another) => one.start - another.start),
	);
}

/** Returns by number the tokens to mark, with what was found in each. */
function markedTokens(
	tokens: readonly TextToken[],
	locations: readonly number[],
	words: readonly QueryWord[],
): Map<number, string> {
	const joined = words.filter((word) => word.tokens.length > 1);
	const single = new Set(words.flatMap((word) => (word.tokens.length > 1 ? word.tokens : [])));
	const folded = tokens.map(({ text }) => tokensOf(foldedWordsInTheirKana(text).join('')).join(''));
	const short = words.flatMap(({ text }) => (text.length < minBegun ? [text] : []));
	const begun = words.map(({ text }) => text.slice(0, minBegun));
	const isMarked = (token: string) =>
		!single.has(token) &&
		(short.includes(token) ||
			!short.some((one) => token.startsWith(one)) ||
			begun.some((one) => one.length === minBegun && token.startsWith(one)));
	const found = locations.filter((at) => at < tokens.length && isMarked(folded[at] ?? ''));
	const marked = new Map(found.map((at) => [at, folded[at] ?? '']));
	for (const { text, tokens: following } of joined) {
		for (const at of folded.keys()) {
			if (!following.every((token, index) => folded[at + index] === token)) continue;
			for (const index of following.keys()) marked.set(at + index, text);
		}
	}
	return marked;
}

function stretchesOf(tokens: readonly TextToken[]): Stretch[] {
	const stretches: Stretch[] = [];
	let start = 0;
	let isFact = false;
	const endAt = (end: number) => {
		if (end > start) stretches.push({ start, end, isFact });
	};
	for (const [at, { text }] of tokens.entries()) {
		const sign = text.trim();
		if (sign === factSeparator || sign === sentencesAgain) {
			endAt(at);
			[start, isFact] = [at + 1, sign === factSeparator];
		} else if (!isFact && endOfSentence.test(sign) && !abbreviation.test(sign)) {
			endAt(at + 1);
			start = at + 1;
		}
	}
	endAt(tokens.length);
	return stretches;
}

/** Returns the first with most words, if one has any. */
function bestOf(
	stretches: readonly Stretch[],
	wordsIn: (stretch: Stretch) => ReadonlySet<unknown>,
): Stretch | undefined {
	let best: Stretch | undefined;
	let count = 0;
	for (const stretch of stretches) {
		const { size } = wordsIn(stretch);
		if (size > count) [best, count] = [stretch, size];
	}
	return best;
}

function lengthOf(tokens: readonly TextToken[], { end, start }: Stretch): number {
	return tokens.slice(start, end).reduce((sum, { text }) => sum + text.length + 1, 0);
}

function joinedParts(
	tokens: readonly TextToken[],
	marked: ReadonlyMap<number, string>,
	stretches: readonly Stretch[],
): TextPart[] {
	const parts: TextPart[] = [];
	const add = (text: string, isMarked = false) => {
		if (text === '') return;
		const last = parts.at(-1);
		if (last?.isMarked === isMarked) last.text += text;
		else parts.push({ text, isMarked });
	};
	for (const [number, stretch] of stretches.entries()) {
		const { end, start } = cut(tokens, marked, stretch);
		const before = stretches[number - 1];
		if (stretch.isFact && before) add(` ${factSeparator} `);
		else if (parts.at(-1)?.text.endsWith(' …')) add(' ');
		else if (start > stretch.start || (before && before.end < start)) add(before ? ' … ' : '… ');
		else if (before && !tokens[start - 1]?.isJoined) add(' ');
		for (let at = start; at < end; at++) {
			const { isJoined = false, text = '' } = tokens[at] ?? {};
			const written = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');
			// Signs around a word are not what was searched for.
			const [, opening = '', word = '', closing = ''] = aroundWord.exec(written) ?? [];
			add(opening);
			add(word, marked.has(at));
			add(closing);
			if (!isJoined && at + 1 < end) add(' ');
		}
		if (end < stretch.end) add(' …');
	}
	return parts;
}

/** Cuts a sentence that is too long, so that what was found in it is shown. */
function cut(
	tokens: readonly TextToken[],
	marked: ReadonlyMap<number, string>,
	stretch: Stretch,
): Pick<Stretch, 'start' | 'end'> {
	let { end, start } = stretch;
	if (lengthOf(tokens, stretch) <= maxCharacters) return { start, end };
	const first = [...marked.keys()].sort((a, b) => a - b).find((at) => at >= start && at < end);
	const tooFar =
		first !== undefined && lengthOf(tokens, { ...stretch, end: first }) > maxCharacters / 2;
	if (tooFar) start = Math.max(start, first - lead);
	while (lengthOf(tokens, { start, end, isFact: false }) > maxCharacters && end > start + 1) end--;
	return { start, end };
}
