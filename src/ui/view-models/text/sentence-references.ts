import { lowercaseWords } from '../../../guide/model/sentence-words.ts';
import type { Sentence } from '../../../guide/model/sentences.ts';

/** Words of the languages in which guides are written that mean who or what was told before. */
const referring = wordSet(
	'he she it they this that these those its his her their there here',
	'il elle ils elles ce cet cette ces c celui celle ceux celles cela ça ici là son sa ses leur leurs lui',
	'er sie es dies diese dieser dieses diesem diesen jene jener sein seine ihr ihre dort hier dabei dazu dafür damit',
	'él ella ellos ellas este esta estos estas ese esa esto eso su sus allí aquí',
	'esso essa essi esse egli questo questa questi queste quello quella suo sua suoi sue qui lì',
	'ele ela eles elas estes isto isso seu seus ali aqui lá',
	'hij zij ze dit deze dat zijn haar hun daar',
);
/** Words that go on from the sentence before where one begins with them. */
const goingOn = wordSet(
	'and or but then also so however thus moreover both such other others another',
	'et ou mais puis ensuite enfin donc ainsi aussi également y chacun chacune tous toutes autre autres',
	'und oder aber doch dann danach auch außerdem andere da',
	'y pero luego después también además así otro otra otros otras ambos',
	'e ma poi anche inoltre così altro altri altre entrambi',
	'mas depois também além assim outro outra outros outras',
	'en of maar dan daarna ook echter beide',
);
const goingOnInJapanese =
	/^(?:こ[れのこ]|そ[れのこし]|あ[れの]|ここ|また|なお|しかし|ただし|さらに|同)/u;

function wordSet(...lists: readonly string[]): ReadonlySet<string> {
	return new Set(lists.flatMap((words) => words.split(' ')));
}

/**
 * Returns whether a sentence begins with a word that refers to the one before it, or goes on from
 * that.
 */
export function refersBack(sentence: Sentence): boolean {
	const [first = '', second = ''] = lowercaseWords(sentence);
	return (
		[first, second].some((word) => referring.has(word)) ||
		goingOn.has(first) ||
		goingOnInJapanese.test(sentence.trimStart())
	);
}

/** “80 € la nuit.”, “11h30 et 16 h.”, “10-18 Uhr.” */
const priceOrTime =
	/^\p{N}[\p{N}.,:\s–/-]*(?:\p{Sc}|(?:EUR|euros?|h|heures?|hrs?|Uhr|uur|ore|horas?|[ap]\.?m)(?!\p{L}))/iu;
/** As abbreviations mostly are, and few words at the end of a sentence: “2 app.”, “4 chbr.” */
const shortWord =
	/(?<![\p{L}\p{M}\p{N}])(?:\p{Ll}{2}[b-df-hj-np-rtv-z]|[b-df-hj-np-tv-z]{4,5})\.\s*$/u;

/**
 * Returns whether a sentence tells a part of what the one before it tells: a price or a time of
 * that, or any number after a short word that may be an abbreviation which no list has.
 */
export function isPartOfStatement(before: Sentence, sentence: Sentence): boolean {
	return priceOrTime.test(sentence) || (/^\p{N}/u.test(sentence) && shortWord.test(before));
}
