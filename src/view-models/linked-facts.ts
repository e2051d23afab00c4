import { type AxisFact, factAxes, factsOfAxes } from '../axes/axis.ts';
import type { GuidePlace } from '../guide/guide.ts';
import type { FactGroup, FactValue } from '../places/access-facts.ts';
import { statedValueLinks } from './browse-links.ts';
import type { PageContext } from './page-context.ts';

/** Facts in words, with paths of the lists of what says the same. */
export interface LinkedFactValue extends FactValue {
	/** By text; those without a list are absent. */
	hrefs?: ReadonlyMap<string, string> | undefined;
}

/** A part of where something is, such as its city. */
export interface WhereaboutsPart {
	text: string;
	href?: string | undefined;
}

const facts = new Set<string>(factAxes.flatMap((axis): readonly string[] => factsOfAxes[axis]));

/** @param id Of the place or event that states them. */
export function linkedFactValues(
	context: PageContext,
	id: string,
	values: readonly FactValue[],
): LinkedFactValue[] {
	const { hrefOfText } = statedValueLinks(context, id);
	return values.map((value) => {
		const { axis } = value;
		if (axis === undefined) return value;
		const hrefs = value.texts.flatMap((text) => {
			const href = hrefOfText(axis, text);
			return href === undefined ? [] : [[text, href] as const];
		});
		return hrefs.length > 0 ? { ...value, hrefs: new Map(hrefs) } : value;
	});
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
): WhereaboutsPart[] {
	if (whereabouts === undefined) return [];
	const { hrefOfText } = statedValueLinks(context, id);
	const parts = [
		...(neighbourhood === undefined
			? []
			: [{ text: neighbourhood, href: hrefOfText('neighbourhood', neighbourhood) }]),
		...(city === undefined ? [] : [{ text: city, href: hrefOfText('city', city) }]),
	];
	const isTold = (told: readonly WhereaboutsPart[]) =>
		told.map(({ text }) => text).join(', ') === whereabouts;
	return [parts, parts.slice(1)].find(isTold) ?? [{ text: whereabouts }];
}

function isAxisFact(key: string): key is AxisFact {
	return facts.has(key);
}
