import type { PageContext } from './page-context.ts';

/**
 * Where a visitor reports a problem: the operator's page, or a message to the operator with the page's address in it.
 * `undefined` where `site.ts` states no contact.
 *
 * @param address Absolute, of the page that the problem is on.
 */
export function reportHref(
	{ messages, site }: Pick<PageContext, 'messages' | 'site'>,
	address: string | undefined,
): string | undefined {
	const { contact, name } = site;
	if (contact === undefined || /^https?:/i.test(contact)) return contact;
	const subject = encodeURIComponent(messages.accessibility.reportSubject(name));
	const body = address === undefined ? '' : `&body=${encodeURIComponent(address)}`;
	return `mailto:${encodeURIComponent(contact).replaceAll('%40', '@')}?subject=${subject}${body}`;
}
