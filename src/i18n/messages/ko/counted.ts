import { numberFormat } from '../../locale/number-formats.ts';

/** Language of the words beside this module, whatever the locale of the guide. */
export const wordsLocale = 'ko-KR';

/** Returns a noun with its number and counter, which have no plural: “장소 1,200곳”. */
export function counted(count: number, { before, counter }: CountedNoun): string {
	return `${before}${numberFormat(wordsLocale).format(count)}${counter}`;
}

/** Describes what stands before and after a number. */
interface CountedNoun {
	before: string;
	counter: string;
}

export const nouns = {
	place: { before: '장소 ', counter: '곳' },
	event: { before: '행사 ', counter: '건' },
	list: { before: '목록 ', counter: '개' },
	listOfPlaces: { before: '장소 목록 ', counter: '개' },
	person: { before: '', counter: '명' },
	time: { before: '', counter: '회' },
	month: { before: '', counter: '개월' },
	year: { before: '', counter: '세' },
	star: { before: '', counter: '성급' },
};
