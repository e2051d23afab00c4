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
	licences: {
		by: ['atıf', 'alıntı'],
		nc: ['gayri ticari'],
		nd: ['türetilemez'],
		sa: ['aynı lisansla paylaş'],
		beside: ['uluslararası', 'lisans'],
	},
	postBox: ['P.K.'],
	fax: ['faks', 'belgegeçer'],
	telephone: ['tel', 'telefon'],
};
