import { hasStart } from './sentence-starts.ts';
import { beginningsOf, hasNumber, lowercaseWords } from '../../../guide/model/sentence-words.ts';
import { type Sentence, sentencesOf } from '../../../guide/model/sentences.ts';
import { withoutLatinAccents } from '../../../i18n/slug.ts';
import { isPartOfStatement, refersBack } from './sentence-references.ts';
import { areInPlace, looseRunsOf, runsOf } from './word-runs.ts';

/** Returns what a text says that another one does not, as `sentencesLeft` gives it. */
export function ownSentences(read: ReadText, other: ReadText): string {
	return sentencesLeft(read, read.notSaidBy(other));
}

/**
 * Some of the sentences of a text, whole, in their order and with their paragraphs; empty where
 * that is none.
 *
 * All of the text where a sentence that is left might refer to one that is not: it would mean
 * something else beside another one; and where a price or a time would part from what it is of.
 *
 * @param isOwn Which sentences are left.
 */
export function sentencesLeft({ text, sentences }: ReadText, isOwn: readonly boolean[]): string {
	if (!isOwn.includes(true)) return '';
	const hangsInTheAir = sentences.some((sentence, index) => {
		const before = sentences[index - 1];
		if (before === undefined || before.includes('\n') || isOwn[index] === isOwn[index - 1]) {
			return false;
		}
		return isPartOfStatement(before, sentence) || (isOwn[index] === true && refersBack(sentence));
	});
	if (hangsInTheAir) return text;
	return sentences
		.map((sentence, index) => {
			if (isOwn[index]) return sentence;
			// The paragraph ends all the same, and a space stands also where it was forgotten.
			const isGlued = isOwn[index - 1] === true && !/\s$/.test(sentences[index - 1] ?? '');
			return /\n\s*$/.exec(sentence)?.[0] ?? (isGlued ? ' ' : '');
		})
		.join('')
		.replace(/\n{3,}/g, '\n\n')
		.trim();
}

/**
 * A sentence of fewer words is said only by the same sentence: “Open on Mondays” is not said by
 * “Not open on Mondays”.
 */
const fewestWords = 8;
/** That many are also said by a sentence that begins with them and goes on after a mark. */
const fewestWordsBeforeMark = 3;
/**
 * These shares of the words of a sentence, or all but one, and of its runs of words are found where
 * it is said again with corrections.
 */
const sharedWords = 0.95;
const sharedRuns = 0.8;

/** A text, for asking what it says; accents of Latin letters alone tell no two sentences apart. */
export class ReadText {
	readonly text: string;
	readonly sentences: readonly Sentence[];
	readonly #plain: readonly Sentence[];
	readonly #words: readonly (readonly string[])[];
	#whole: ReadonlySet<string> | undefined;
	#inOrder: readonly Sentence[] | undefined;
	#beginnings: ReadonlySet<string> | undefined;
	#vocabulary: ReadonlySet<string> | undefined;
	#runs: ReadonlySet<string> | undefined;
	#looseRuns: ReadonlySet<string> | undefined;

	constructor(text: string) {
		this.text = text;
		this.sentences = sentencesOf(text);
		this.#plain = this.sentences.map((one) => withoutLatinAccents(one.normalize('NFD')));
		this.#words = this.sentences.map(lowercaseWords);
	}

	/** Returns for each sentence whether another text does not say it. */
	notSaidBy(other: ReadText): boolean[] {
		if (this.#words.flat().length >= fewestWords && other.#holds(this.text))
			return this.#words.map(() => false);
		return this.#words.map((words, index) => {
			const plain = this.#plain[index] ?? '';
			return !other.#says(words, plain) && !other.#goesOn(plain);
		});
	}

	/**
	 * The whole of another text, as it stands, from where a sentence begins: it may be cut off
	 * anywhere.
	 */
	#holds(text: string): boolean {
		const start = this.text.indexOf(text);
		return start >= 0 && /(?:^|[.!?…:。！？\n])\s*$/u.test(this.text.slice(0, start));
	}

	/** A sentence that is cut off, and goes on here. */
	#goesOn(sentence: Sentence): boolean {
		const [, cut = '', dots] = /^(.*?)(…|\.{3})?\s*$/su.exec(sentence) ?? [];
		const isCutOff = dots !== undefined || !/[.!?。！？]$/u.test(cut);
		const fewest = dots === undefined ? fewestWordsBeforeMark : 1;
		if (!isCutOff || lowercaseWords(cut).length < fewest) return false;
		this.#inOrder ??= this.#plain.toSorted();
		return hasStart(this.#inOrder, cut);
	}

	/**
	 * Nearly all words are the same, in runs that are the same; others are corrected words, never
	 * numbers or words from elsewhere.
	 */
	#says(words: readonly string[], plain: Sentence): boolean {
		const sentence = lowercaseWords(plain).join(' ');
		this.#whole ??= new Set(this.#plain.map((one) => lowercaseWords(one).join(' ')));
		if (sentence === '' || this.#whole.has(sentence)) return true;
		if (words.length < fewestWords) {
			this.#beginnings ??= new Set(
				this.#plain.flatMap((one) => beginningsOf(one, fewestWords - 1)),
			);
			return words.length >= fewestWordsBeforeMark && this.#beginnings.has(sentence);
		}
		const vocabulary = (this.#vocabulary ??= new Set(this.#words.flat()));
		const ownWords = words.filter((word) => !vocabulary.has(word));
		if (ownWords.length > Math.max(1, words.length * (1 - sharedWords))) return false;
		const corrections = new Map(ownWords.map((word) => [word, correctionOf(word, vocabulary)]));
		if ([...corrections.values()].includes(undefined)) return false;
		const corrected = words.map((word) => corrections.get(word) ?? word);
		const allRuns = (this.#runs ??= new Set(runsOf(this.#words.flat())));
		const runs = runsOf(corrected);
		if (runs.filter((run) => allRuns.has(run)).length < runs.length * sharedRuns) return false;
		return areInPlace(corrected, (this.#looseRuns ??= new Set(this.#words.flatMap(looseRunsOf))));
	}
}

function correctionOf(word: string, vocabulary: ReadonlySet<string>): string | undefined {
	return hasNumber(word) ? undefined : [...vocabulary].find((other) => isCorrected(word, other));
}

/** A word that begins and ends alike, but for two letters at most: “produce” and “produces”. */
function isCorrected(word: string, other: string): boolean {
	const shorter = Math.min(word.length, other.length);
	let start = 0;
	while (start < shorter && word[start] === other[start]) start += 1;
	let end = 0;
	while (end < shorter - start && word.at(-1 - end) === other.at(-1 - end)) end += 1;
	return start >= 4 && Math.max(word.length, other.length) - start - end <= 2;
}
