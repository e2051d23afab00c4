import { dateInWords } from '../../../domain/events/date-words.ts';
import type { Link } from './link.ts';
import type { PageContext } from './page-context.ts';
import { pageFrame, type PageFrame } from './page-frame.ts';
import { reportHref } from './report-link.ts';
import { withStructuredData } from './structured-page.ts';

/**
 * Describes the statement on accessibility: the standard, what is known not to work, whom to
 * inform, and the licences.
 */
export interface AccessibilityPage {
	frame: PageFrame;
	heading: string;
	introduction: string;
	barriers: readonly string[];
	/** Day of the last assessment, in words. */
	assessed?: string | undefined;
	/** Way to report problems; absent where the operator states no contact. */
	report?: Link | undefined;
	/** Page of the sources and their licences. */
	sources: Link;
}

export function accessibilityPage(context: PageContext): AccessibilityPage {
	const { messages, routes, site } = context;
	const words = messages.accessibility;
	const introduction = words.introduction(site.name);
	const path = routes.accessibility();
	const frame = pageFrame(context, {
		heading: words.heading,
		description: introduction,
		path,
	});
	const { assessedOn, knownBarriers } = site.accessibility;
	const href = reportHref(context, routes.absolute(path));
	return {
		frame: withStructuredData(context, frame, { heading: words.heading }),
		heading: words.heading,
		introduction,
		barriers: [words.barriersOfSources, ...knownBarriers],
		assessed:
			assessedOn === undefined ? undefined : words.assessedOn(dateInWords(assessedOn, site.locale)),
		report:
			href === undefined || site.contact === undefined ? undefined : { href, label: site.contact },
		sources: { href: routes.about(), label: messages.pages.about },
	};
}
