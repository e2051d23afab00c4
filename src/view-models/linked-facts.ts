import { type AxisFact, factAxes, factsOfAxes } from '../axes/axis.ts';
import type { GuidePlace } from '../guide/guide-records.ts';
import type { FactGroup, FactValue } from '../places/access-facts.ts';
import { mostWords } from '../places/word-list.ts';
import { statedValueLinks } from './browse-links.ts';
import type { PageContext } from './page-context.ts';

/** A text with the path of the list of what says the same, where there is one. */
export interface LinkedText {
	text: string;
	/** Whether the text is the service’s; else it is the interface’s own. */
	isContent: boolean;
	href?: string | undefined;
}

/** Facts in words, each linked. */
export interface LinkedFactValue extends Omit<FactValue, 'isContent' | 'texts'> {
	texts: readonly LinkedText[];
}

const facts = new Set<string>(factAxes.flatMap((axis): readonly string[] => factsOfAxes[axis]));

/** @param id Of the place or event that states them. */
export function linkedFactValues(
	context: PageContext,
	id: string,
	values: readonly FactValue[],
): LinkedFactValue[] {
	const { hrefOfText } = statedValueLinks(context, id);
	return values.map(({ axis, isContent = false, label, texts }) => ({
		axis,
		label,
		texts: texts.map((text, index) => ({
			text,
			isContent: isContent && index < mostWords,
			href: axis && hrefOfText(axis, text),
		})),
	}));
}

/** The same for what is stated to be so. */
export function linkedFactGroups(
	context: PageContext,
	id: string,
	groups: readonly FactGroup[],
): FactGroup[] {
	const { hrefOfFact } = statedValueLinks(context, id);
	return groups.map((group) => ({
		...group,
		facts: group.facts.map((fact) =>
			fact.state === 'yes' && isAxisFact(fact.key) ? { ...fact, href: hrefOfFact(fact.key) } : fact,
		),
	}));
}

/** Neighbourhood and city of a place, each with its list. @param whereabouts As the page tells them, in that order. */
export function linkedWhereabouts(
	context: PageContext,
	{ city, id, neighbourhood }: GuidePlace,
	whereabouts: string | undefined,
): LinkedText[] {
	if (whereabouts === undefined) return [];
	const { hrefOfText } = statedValueLinks(context, id);
	const parts = [
		...(neighbourhood === undefined
			? []
			: [
					{
						text: neighbourhood,
						isContent: true,
						href: hrefOfText('neighbourhood', neighbourhood),
					},
				]),
		...(city === undefined
			? []
			: [{ text: city, isContent: true, href: hrefOfText('city', city) }]),
	];
	const isTold = (told: readonly LinkedText[]) =>
		told.map(({ text }) => text).join(', ') === whereabouts;
	return [parts, parts.slice(1)].find(isTold) ?? [{ text: whereabouts, isContent: true }];
}

function isAxisFact(key: string): key is AxisFact {
	return facts.has(key);
}
