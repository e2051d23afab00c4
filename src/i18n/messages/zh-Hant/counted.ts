import { numberFormat } from '../../locale/number-formats.ts';

/** Language of the words beside this module, whatever the locale of the guide. */
export const wordsLocale = 'zh-TW';

/**
 * Returns a number and its counter, which follows without a space and has no plural:
 * “1,200個景點”.
 */
export function counted(count: number, counter: string): string {
	return `${numberFormat(wordsLocale).format(count)}${counter}`;
}

export const nouns = {
	place: '個景點',
	event: '個活動',
	list: '份清單',
	listOfPlaces: '份景點清單',
	person: '人',
	time: '次',
	month: '個月',
	year: '歲',
	star: '星級',
};
