import type { Lexicon } from './lexicon.ts';

/** Russian. */
export const ru: Lexicon = {
	placeholders: [
		'нет данных',
		'нет информации',
		'не указано',
		'не указан',
		'не указана',
		'не применимо',
		'неприменимо',
		'неизвестно',
	],
	prices: {
		free: ['Бесплатно', 'Вход свободный'],
		from: ['от'],
		per: ['за'],
		money: ['руб', 'рублей'],
	},
};
