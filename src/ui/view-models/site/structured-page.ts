import { dayInZone, type InstantOfDay } from '../../../domain/events/days.ts';
import type { DisplayImage } from '../../../domain/images/display-image.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { believedDateTime } from '../../../domain/places/record-age.ts';
import type { GuideContext } from '../../../outputs/structured-data/guide-context.ts';
import { type PageDescription, pageGraph } from '../../../outputs/structured-data/graph.ts';
import { isoDateTime } from '../../../outputs/structured-data/iso-dates.ts';
import { serialise } from '../../../outputs/structured-data/serialise.ts';
import { twinFile } from '../../../outputs/structured-data/twin-file.ts';
import type { PageContext, RecordContext } from './page-context.ts';
import type { PageFrame } from './page-frame.ts';
import { reportEmail } from './report-link.ts';

/** Returns what structured data states about the guide. */
export function guideContext<Instant extends InstantOfDay>({
	languages,
	now,
	routes,
	site,
}: Pick<PageContext, 'languages' | 'routes' | 'site'> & { now: Instant }): GuideContext<Instant> {
	return {
		siteUrl: routes.siteRoot,
		thingsUrl: languages && routes.absolute(languages.firstBase),
		name: site.name,
		logoUrl: routes.absolute(routes.icon(512)),
		description: site.tagline,
		sameAs: site.sameAs,
		email: reportEmail(site),
		language: localeFacts(site.locale).languageTag,
		contentLanguage: site.contentLanguage,
		timeZone: site.timeZone,
		looksUpTimeZones: site.looksUpTimeZones,
		endAtMidnight: site.endAtMidnight,
		currency: site.currency,
		nowMs: now,
	};
}

/**
 * Returns the frame of a page together with its structured data; pages that are not indexed have
 * none.
 *
 * @param page.kind `article` for the page of a place, event or destination; Open Graph has a date
 * of change for articles alone (https://ogp.me/#type_article).
 */
export function withStructuredData(
	context: RecordContext,
	frame: PageFrame,
	page: {
		heading: string;
		kind?: PageFrame['kind'];
		images?: readonly DisplayImage[];
		entity?: PageDescription['entity'];
		list?: PageDescription['list'];
		source?: PageDescription['source'];
		nestedSources?: PageDescription['nestedSources'];
		introducesPublisher?: boolean;
	},
): PageFrame {
	const { canonical } = frame;
	if (!frame.isIndexable || canonical === undefined) return frame;
	const { heading, kind = frame.kind, ...content } = page;
	const today = dayInZone(context.now, context.site.timeZone);
	const graph = pageGraph({
		guide: guideContext(context),
		url: canonical,
		name: heading,
		description: frame.description,
		breadcrumb: frame.breadcrumb.map(({ href, label }) => ({
			name: label,
			url: href === undefined ? canonical : context.routes.absolute(href),
		})),
		translations: frame.inLanguages?.translations.map(({ href, tag }) => ({
			url: context.routes.absolute(href),
			language: tag,
		})),
		...content,
	});
	return {
		...frame,
		kind,
		...(page.entity && context.site.structuredDataFiles ? { twin: `${canonical}${twinFile}` } : {}),
		modifiedAt:
			kind === 'article'
				? isoDateTime(believedDateTime(page.source?.updated_at, today))
				: undefined,
		structuredData: serialise(graph),
	};
}
