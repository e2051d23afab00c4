import type { Lexicon } from './lexicon.ts';

/** Swedish. */
export const sv: Lexicon = {
	placeholders: [
		'ingen',
		'inga',
		'ej angivet',
		'ej angiven',
		'ej tillämpligt',
		'ej relevant',
		'inte angivet',
		'ingen information',
		'inga uppgifter',
		'uppgift saknas',
		'okänd',
		'okänt',
	],
	prices: {
		free: ['Gratis', 'Fri entré', 'Fritt inträde'],
		from: ['från'],
		per: ['per'],
		money: ['kronor'],
	},
	licences: {
		by: ['erkännande'],
		nc: ['icke kommersiell'],
		nd: ['inga bearbetningar'],
		sa: ['dela lika'],
		beside: ['internationell', 'licens'],
	},
	postBox: ['Box'],
	fax: ['fax', 'telefax'],
	telephone: ['tel', 'telefon'],
};
