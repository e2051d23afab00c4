import type { AllowedSources, SourceDirective } from './guide-policy.ts';

/** Describes a script of statistics as `statistics` in `src/config/site.ts` states it. */
export interface Statistics {
	/** Web address of the script. */
	script: string;
	/** Attributes of its element, as its maker asks for them. */
	attributes?: Readonly<Record<string, string>> | undefined;
	/** Origin that it sends to, if not its own. */
	sendsTo?: string | undefined;
}

/**
 * Returns what the operator allows besides: sources to load from, those of statistics, and sites
 * that may show the guide within theirs.
 */
export function operatorSources({
	allowedSources,
	embedders = [],
	statistics,
}: {
	allowedSources: AllowedSources;
	embedders?: readonly string[] | undefined;
	statistics?: Statistics | undefined;
}): AllowedSources {
	const and = (directive: SourceDirective, ...sources: string[]) => [
		...new Set([...(allowedSources[directive] ?? []), ...sources]),
	];
	const ancestors =
		embedders.length === 0 ? {} : { 'frame-ancestors': and('frame-ancestors', ...embedders) };
	if (statistics === undefined) return { ...allowedSources, ...ancestors };
	const { origin } = new URL(statistics.script);
	const { sendsTo = origin } = statistics;
	return {
		...allowedSources,
		...ancestors,
		'script-src': and('script-src', origin),
		'connect-src': and('connect-src', sendsTo),
	};
}
