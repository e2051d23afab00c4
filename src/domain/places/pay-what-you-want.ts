import { withoutEnclosingParentheses } from './parentheses.ts';

/** Prices in the words of records that leave to everybody how much to pay. */
const inWords = [
	'Pay what you want',
	'Pay what you can',
	'Donation',
	'By donation',
	'Voluntary contribution',
	'Auf Spendenbasis',
	'Freiwilliger Beitrag',
	'A la libre appréciation',
	'À la libre appréciation',
	'Libre participation',
	'Participation libre',
	'Prix libre',
	'Don libre',
	'La voluntad',
	'Aportación voluntaria',
	'Offerta libera',
	'Contributo libero',
	'Contribuição livre',
	'Contribuição voluntária',
	'Vrije bijdrage',
	'Vrijwillige bijdrage',
	'任意の寄付',
];
const payWhatYouWant = new Set(inWords.map((words) => words.toLowerCase()));

/**
 * Whether a part of a price leaves to everybody how much to pay, and says no more than that, be it
 * in parentheses.
 */
export function saysPayWhatYouWant(part: string): boolean {
	const text = withoutEnclosingParentheses(part)
		.trim()
		.replace(/[.!。！]$/u, '');
	return payWhatYouWant.has(text.toLowerCase());
}
