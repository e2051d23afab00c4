import type { Site } from '../../../config/site.ts';
import type { PageContext } from './page-context.ts';

/**
 * Returns the address at which a visitor reports a problem: the operator's page, or a message to
 * the operator with the page's address in it. `undefined` where `site.ts` states no contact.
 *
 * @param address Absolute, of the page that the problem is on.
 */
export function reportHref(
	{ messages, site }: Pick<PageContext, 'messages' | 'site'>,
	address: string | undefined,
): string | undefined {
	const email = reportEmail(site);
	if (email === undefined) return site.contact;
	const subject = encodeURIComponent(messages.accessibility.reportSubject(site.name));
	const body = address === undefined ? '' : `&body=${encodeURIComponent(address)}`;
	return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${subject}${body}`;
}

/** Returns the contact of the guide where that is an e-mail address; else `undefined`. */
export function reportEmail({ contact }: Pick<Site, 'contact'>): string | undefined {
	return contact === undefined || /^https?:/i.test(contact) ? undefined : contact;
}
