import { lexicons } from './lexicons.ts';

const copyrights = lexicons.flatMap(({ copyright }) => copyright ?? []);

/** Joins what lexicons know of credits and copyrights, as alternatives of a regular expression. */
export const creditWords = {
	by: copyrights.flatMap(({ by }) => by).join('|'),
	copyright: copyrights.flatMap(({ sign }) => sign).join('|'),
	credit: lexicons.flatMap(({ credit = [] }) => credit.map((word) => word.normalize())).join('|'),
};
