import { ar } from './ar.ts';
import { ca } from './ca.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';
import type { Lexicon } from './lexicon.ts';

/** Maps each language that is known, be it one of the interface or not, to its lexicon. */
export const lexiconByLanguage: ReadonlyMap<string, Lexicon> = new Map(
	Object.entries({
		ar,
		ca,
		cs,
		da,
		de,
		en,
		es,
		fi,
		fr,
		it,
		ja,
		ko,
		nb,
		nl,
		pl,
		pt,
		ru,
		sv,
		tr,
		zh,
	}),
);

export const lexicons: readonly Lexicon[] = [...lexiconByLanguage.values()];
