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

/** Returns the sources that pages may load from besides: those that are allowed, and statistics. */
export function operatorSources({
	allowedSources,
	statistics,
}: {
	allowedSources: AllowedSources;
	statistics?: Statistics | undefined;
}): AllowedSources {
	if (statistics === undefined) return allowedSources;
	const { origin } = new URL(statistics.script);
	const { sendsTo = origin } = statistics;
	const and = (directive: SourceDirective, source: string) => [
		...new Set([...(allowedSources[directive] ?? []), source]),
	];
	return {
		...allowedSources,
		'script-src': and('script-src', origin),
		'connect-src': and('connect-src', sendsTo),
	};
}
