import { Memo } from '../../i18n/locale/memo.ts';
import { wordsOfName } from '../../i18n/slug.ts';

export type AddressPart = 'street' | 'neighbourhood' | 'postalCode' | 'city' | 'region' | 'country';

/** Pairs each part of an address with a text that says it; a part may have several. */
export type PartTexts = readonly (readonly [AddressPart, string])[];

interface SpeltPart {
	part: AddressPart;
	folded: string;
	/** Letters of the part, with its accents. */
	letters: string;
}

/** Holds a word, or one character of Chinese or Japanese, whose words no spaces part. */
interface Word {
	folded: string;
	start: number;
	end: number;
	/** Whether a comma, a bracket or a dash stands before it, or nothing at all. */
	isFirst: boolean;
	isLast: boolean;
}

/** Holds parts that stand one after the other, from a word to the one before `end`. */
interface Run {
	parts: readonly AddressPart[];
	/** Letters of the words, with accents. */
	letters: string;
	start: number;
	end: number;
}

const unspaced = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}`;
const anyWord = new RegExp(`[${unspaced}]|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`, 'gu');
const eastAsianLetter = new RegExp(`^[${unspaced}\\p{Script=Hangul}]`, 'u');
const hangul = /^\p{Script=Hangul}/u;
const parting = /[,;:()[\]|/·،、，；：（）\n]|\s[-–—]\s/u;
const leadingSigns = /^[\s,;:)\]|/·.،、，；：）–—-]+/u;
const trailingSigns = /(?<![\s,;:([|/·،、，；：（–—-])[\s,;:([|/·،、，；：（–—-]+$/u;

/** Spellings by text: many addresses share their towns and the words of their streets. */
const spellings = new Memo<string>();

export function spelt(text: string): string {
	return spellings.get(text, () => wordsOfName(text).join(''));
}

/**
 * Finds which parts of an address a text says too, such as town and postal code behind a street.
 *
 * A part counts where it stands by itself between commas or brackets, alone or beside others; where
 * the postal code is right before the town, or after it at the end; and at the beginning of an East
 * Asian text, which has the largest part first. The town in “Rue de Tours” names a street alone.
 *
 * @returns What remains without those at its ends, unless they have other accents there, and the
 * parts that this still says; nothing remains of a text that says only such parts, and it says them
 * all.
 */
export function partsInText(
	text: string,
	texts: PartTexts,
): { rest: string; said: readonly AddressPart[] } {
	const words = wordsIn(text);
	const parts = texts.map(([part, name]) => ({
		part,
		folded: spelt(name),
		letters: lettersOf(name),
	}));
	const firstInLetters = words.find(({ folded }) => /\p{L}/u.test(folded));
	const isBigToSmall = eastAsianLetter.test(firstInLetters?.folded ?? '');
	const runs = runsIn(words, parts, isBigToSmall);
	const whole = runs.find(({ end, start }) => start === 0 && end === words.length);
	if (whole) return { rest: '', said: whole.parts };
	const isSpeltAlike = ({ end, letters, start }: Run) =>
		lettersOf(text.slice(words[start]?.start, words[end - 1]?.end)) === letters;
	const mayBeCut = (run: Run) =>
		!isBigToSmall && (isApart(words, run) || run.parts[0] === 'postalCode') && isSpeltAlike(run);
	const head = runs.find((run) => run.start === 0 && mayBeCut(run));
	const tail = runs.find((run) => run.end === words.length && mayBeCut(run));
	const start = head && words[head.end - 1]?.end;
	const beforeTail = text.slice(0, tail && words[tail.start]?.start).slice(start);
	const rest = tail ? beforeTail.replace(trailingSigns, '') : beforeTail;
	return {
		rest: head ? rest.replace(leadingSigns, '') : rest,
		said: runs.filter((run) => run !== head && run !== tail).flatMap((run) => run.parts),
	};
}

function lettersOf(text: string): string {
	return text
		.normalize('NFKC')
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, '');
}

function wordsIn(text: string): Word[] {
	const found = [...text.matchAll(anyWord)].map(({ 0: word, index }) => ({
		folded: spelt(word),
		start: index,
		end: index + word.length,
	}));
	const isPartedBefore = (index: number) => {
		const between = text.slice(found[index - 1]?.end ?? 0, found[index]?.start);
		return index === 0 || index === found.length || parting.test(between);
	};
	return found.map((word, index) => ({
		...word,
		isFirst: isPartedBefore(index),
		isLast: isPartedBefore(index + 1),
	}));
}

function runsIn(words: readonly Word[], parts: readonly SpeltPart[], isBigToSmall: boolean): Run[] {
	const runs: Run[] = [];
	for (let at = 0; at < words.length;) {
		const isHead = at === 0 && isBigToSmall;
		let longest: Run | undefined;
		for (const run of runsFrom(words, at, isHead ? withShortRegion(words, parts) : parts)) {
			const counts =
				isApart(words, run) ||
				(isHead && isLargestFirst(words, run)) ||
				hasTownWithPostalCode(words, run);
			if (counts && run.end > (longest?.end ?? at)) longest = run;
		}
		if (longest) runs.push(longest);
		at = longest?.end ?? at + 1;
	}
	return runs;
}

function* runsFrom(
	words: readonly Word[],
	start: number,
	parts: readonly SpeltPart[],
): Generator<Run> {
	for (const { folded, letters, part } of parts) {
		const end = endOf(words, start, folded);
		if (end === undefined) continue;
		yield { parts: [part], letters, start, end };
		const others = parts.filter((other) => other.part !== part);
		for (const run of runsFrom(words, end, others)) {
			yield { parts: [part, ...run.parts], letters: letters + run.letters, start, end: run.end };
		}
	}
}

/** Returns the word after those that make up a text from a word on. */
function endOf(words: readonly Word[], start: number, text: string): number | undefined {
	let length = 0;
	for (let at = start; at < words.length; at++) {
		const word = words[at]?.folded ?? '';
		if (!text.startsWith(word, length)) return undefined;
		length += word.length;
		if (length === text.length) return at + 1;
	}
	return undefined;
}

function isApart(words: readonly Word[], { end, start }: Run): boolean {
	return words[start]?.isFirst === true && words[end - 1]?.isLast === true;
}

/**
 * Returns whether a run is sure to begin an address written from big to small: a short Chinese
 * or Japanese name alone may begin a longer one, as 上海 does in 上海路.
 */
function isLargestFirst(words: readonly Word[], { end, parts, start }: Run): boolean {
	return parts.length > 1 || end - start > 2 || hangul.test(words[start]?.folded ?? '');
}

/**
 * Returns whether a run is “37000 Tours”, or “San Francisco, CA 94133” at the end, where no comma
 * or a region stands between the two: in “Rue de Tours, 37000” the town names the street.
 */
function hasTownWithPostalCode(words: readonly Word[], { end, parts, start }: Run): boolean {
	const [first, second] = parts;
	if (first === 'postalCode') return second === 'city';
	if (first !== 'city' || !parts.includes('postalCode') || end < words.length) return false;
	return parts.includes('region') || !words.slice(start + 1, end).some(({ isFirst }) => isFirst);
}

/** Adds the short form of the region which a Korean address may begin with: 서울 for 서울특별시. */
function withShortRegion(
	[first]: readonly Word[],
	parts: readonly SpeltPart[],
): readonly SpeltPart[] {
	const short = first?.folded ?? '';
	const isShort = parts.some(({ folded, part }) => part === 'region' && folded.startsWith(short));
	if (!isShort || short.length < 2) return parts;
	return [...parts, { part: 'region', folded: short, letters: short }];
}
