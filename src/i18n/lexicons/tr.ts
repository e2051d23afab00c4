import type { Lexicon } from './lexicon.ts';

/** Turkish. */
export const tr: Lexicon = {
	placeholders: [
		'belirtilmemiş',
		'bilgi yok',
		'veri yok',
		'bilinmiyor',
		'geçerli değil',
		'uygulanamaz',
	],
	prices: { free: ['Ücretsiz'], from: [], per: [], money: ['lira'] },
};
