import { webAddress } from './web-address-fields.ts';

/**
 * Names of parameters that advertisements, newsletters and Google Analytics add, and those of
 * sessions, which have long ended.
 */
const trackingName =
	/^(?:utm_\w*|__utm\w*|fbclid|gclid|msclkid|mc_cid|mc_eid|phpsessid|jsessionid)$/i;
/** “sid” may also be the id of a site, “userid” that of a member: sessions have longer ones. */
const sessionId =
	/^(?:sid|sessionid|userid)=(?:[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}|[\da-f]{20,})$/i;
/** As Java servers write it, after the path. */
const sessionInPath = /;jsessionid=[^/;]*/gi;
const parts = /^(?<path>[^?#]*)(?:\?(?<query>[^#]*))?(?<fragment>#.*)?$/s;

/**
 * A web address of a firm or sight, without the parameters by which somebody was tracked who copied
 * it; all else stays as it is.
 */
export const website = webAddress.transform(withoutTracking).meta({ title: 'URL (http or https)' });

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
