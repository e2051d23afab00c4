import type { FinishedPage } from './finished-page.ts';

/** What was found in a page as a text that is kept beside it. */
export function factsText({ facts, policy, ...rest }: FinishedPage): string {
	return JSON.stringify({
		...rest,
		facts: { ...facts, links: [...facts.links], images: [...facts.images] },
		policy: [...policy],
	});
}

/** @param text As `factsText` wrote it. */
export function factsFrom(text: string): FinishedPage {
	const kept = JSON.parse(text) as KeptPage;
	const { links, images } = kept.facts;
	return {
		...kept,
		facts: { ...kept.facts, links: new Map(links), images: new Set(images) },
		policy: new Map(kept.policy),
	};
}

type KeptPage = Omit<FinishedPage, 'facts' | 'policy'> & {
	facts: Omit<FinishedPage['facts'], 'links' | 'images'> & {
		links: EntriesOf<FinishedPage['facts']['links']>;
		images: string[];
	};
	policy: EntriesOf<FinishedPage['policy']>;
};
type EntriesOf<M> = M extends ReadonlyMap<infer Key, infer Value> ? [Key, Value][] : never;
