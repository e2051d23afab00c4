import { z } from 'zod';
import { addressProblems, readAddressField } from './address-field.ts';
import { listOf } from './fields.ts';

/**
 * Describes an absolute `http:` or `https:` address, normalised: the first of those in the field,
 * see `readAddressField`.
 */
export const webAddress = addressField().meta({ title: 'URL (http or https)' });

/** Describes the web addresses of a list, of which an element may hold several. */
export const webAddresses = listOf(
	z.string().transform((source, context) => addressesIn(source, context)),
).transform((addresses) => [...new Set(addresses.flat())]);

/** Describes a web address of a file, which may be on a host of the operator's own network. */
export const fileAddress = addressField('any').meta({ title: 'URL (http or https)' });

/** Describes a web address or a `geo:` URI (RFC 5870). */
export const mapAddress = z
	.string()
	.transform((source, context) => {
		const url = URL.parse(source.trim());
		if (url?.protocol === 'geo:') return url.href;
		return addressesIn(source, context, undefined, 'not an http, https or geo address')[0];
	})
	.meta({ title: 'URL (http, https or geo)' });

/**
 * Names of parameters that advertisements, newsletters and Google Analytics add, and those of
 * sessions, which have long ended.
 */
const trackingName =
	/^(?:utm_\w*|__utm\w*|fbclid|gclid|msclkid|mc_cid|mc_eid|phpsessid|jsessionid)$/i;
/** “sid” may also be the id of a site, “userid” that of a member: sessions have longer ones. */
const sessionId =
	/^(?:sid|sessionid|userid)=(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{20,})$/i;
/** Matches a session as Java servers write it, after the path. */
const sessionInPath = /;jsessionid=[^/;]*/gi;
const parts = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?<fragment>#.*)?$/s;

/**
 * Describes a web address of a firm or sight, without the parameters by which somebody was tracked
 * who copied it; all else stays as it is.
 */
export const website = webAddress.transform(withoutTracking).meta({ title: 'URL (http or https)' });

function addressField(hosts?: 'any') {
	return z.string().transform((source, context) => addressesIn(source, context, hosts)[0]);
}

/**
 * Reads the web addresses of a field.
 * @returns Addresses, at least one, or what stands for an issue.
 */
function addressesIn(
	source: string,
	context: z.RefinementCtx,
	hosts?: 'any',
	none: string = addressProblems.none,
): readonly [string, ...string[]] {
	const { addresses, problem } = readAddressField(source, hosts);
	const [first, ...others] = addresses;
	if (first !== undefined) return [first, ...others];
	const isNone = problem === undefined || problem === addressProblems.none;
	context.addIssue({ code: 'custom', message: isNone ? none : problem });
	return z.NEVER;
}

function withoutTracking(address: string): string {
	const { fragment = '', path = '', query } = parts.exec(address)?.groups ?? {};
	const parameters = query?.split('&') ?? [];
	const kept = parameters.filter((parameter) => !isTracking(parameter));
	const isQueryGone = query === undefined || (kept.length === 0 && parameters.length > 0);
	return `${path.replace(sessionInPath, '')}${isQueryGone ? '' : `?${kept.join('&')}`}${fragment}`;
}

function isTracking(parameter: string): boolean {
	const [name = ''] = parameter.split('=');
	return trackingName.test(name) || sessionId.test(parameter);
}
