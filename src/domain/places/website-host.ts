import { domainToUnicode } from 'node:url';

/**
 * Returns the host of a web address for display, without `www.`.
 *
 * A name in another script than Latin is shown in it unless it could be mistaken for a Latin one;
 * that stays in its `xn--` form.
 */
export function websiteHost(address: string): string | undefined {
	const host = URL.parse(address)?.hostname.replace(/^www\.(?=.+\.)/, '');
	if (host === undefined || host === '') return undefined;
	const unicode = domainToUnicode(host);
	return unicode !== '' && isUnmistakable(unicode) ? unicode : host;
}

function isUnmistakable(host: string): boolean {
	const labels = host.split('.');
	const isLatin = (label: string) => /^[\p{Script=Latin}\p{M}\d-]+$/u.test(label);
	const isOther = (label: string) =>
		/^[\p{L}\p{M}\d-]+$/u.test(label) &&
		!/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u.test(label);
	const isOfItsTop = labels.every((label) => !/[a-z]/i.test(label));
	return labels.every((label) => isLatin(label) || isOther(label)) || isOfItsTop;
}
