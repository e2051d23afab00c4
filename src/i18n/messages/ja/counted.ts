import { numberFormat } from '../../locale/number-formats.ts';

export const wordsLocale = 'ja-JP';

/**
 * Returns a number and its counter, which follows without a space and has no plural:
 * “1,200か所”.
 */
export function counted(count: number, counter: string): string {
	return `${numberFormat(wordsLocale).format(count)}${counter}`;
}

export const nouns = {
	place: 'か所',
	event: '件のイベント',
	list: '件の一覧',
	listOfPlaces: '件の一覧',
	person: '名',
	time: '回',
	month: 'か月',
	year: '歳',
	star: 'つ星',
};
