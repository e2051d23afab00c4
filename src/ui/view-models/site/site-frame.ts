import { oklchHex } from '../../../graphics/cover-art/oklch.ts';
import { type Day, dayInZone } from '../../../domain/events/days.ts';
import { writtenDate } from '../../../i18n/locale/written-date.ts';
import { localeFacts } from '../../../i18n/locale/locale-facts.ts';
import { tagBeside } from '../../../i18n/locale/tag-beside.ts';
import type { PageLanguages } from '../../../i18n/locale/text-language.ts';
import type { Messages } from '../../../i18n/messages/messages.ts';
import { dataSectionId, type FeedLink, feedLinks } from '../list/data-links.ts';
import type { Statistics } from '../../../config/security/operator-sources.ts';
import type { Link } from './link.ts';
import type { PageContext } from './page-context.ts';
import { reportHref } from './report-link.ts';
import { areCollectionsBelow, hasMap, type Tab, tabs } from '../list/tabs.ts';

/** Holds what every page of the site shows around its content. */
export interface SiteFrame {
	name: string;
	home: string;
	/** Language of the interface (BCP 47). */
	language: string;
	/** Languages of the interface and of the content, one tag where they are of one language. */
	languages: PageLanguages;
	/** Folder of the drawings in place of photographs, and the accent they are drawn with. */
	covers: { folder: string; accentHue: number };
	/** Locale of the interface, extensions for numbers and units included (BCP 47). */
	locale: string;
	/** IANA time zone of the guide. */
	timeZone: string;
	direction: 'ltr' | 'rtl';
	/** Page that searches, the names that are suggested before, and the words of both. */
	search: { href: string; names: string; words: Messages['search'] };
	navigation: readonly Tab[];
	footer: readonly Link[];
	/** Links of the operator, which follow them. */
	ownLinks: readonly OwnLink[];
	/**
	 * Returns the link to where problems with a page are reported; `undefined` without a contact.
	 * @param address Absolute, of the page.
	 */
	report: (address: string | undefined) => Link | undefined;
	/** Script that counts visits; absent in previews. */
	statistics?: Statistics | undefined;
	/** Words of a preview with drafts; absent in a guide. */
	drafts?: Messages['drafts'] | undefined;
	/** Named in the head of every page, but of previews. */
	feeds: readonly FeedLink[];
	/**
	 * Day on which the service was read: an hour would make every page of every build another one.
	 */
	contentAsOf: { label: string; day: Day; text: string };
	words: Messages['pages'];
	languageWords: Messages['languages'];
	/** Paths of the sign of the guide, by its size in pixels, and of the manifest that names it. */
	icons: { small: string; touch: string };
	manifest: string;
	/** Colours of the page's ground, for the frame of the browser: `#rrggbb`. */
	groundColours: { light: string; dark: string };
	/** Language and country as Open Graph writes them: `en_GB`. */
	openGraphLocale: string;
}

export interface OwnLink extends Link {
	/** Whether it leads to another site. */
	isElsewhere: boolean;
}

/** `--color-paper` of tokens.css. */
export const groundColours = {
	light: oklchHex({ lightness: 0.974, chroma: 0.013, hue: 88 }),
	dark: oklchHex({ lightness: 0.195, chroma: 0.019, hue: 266 }),
};

const frames = new WeakMap<PageContext, SiteFrame>();

/** Returns the frame of the site, which is made once for all pages of a build. */
export function siteFrame(context: PageContext): SiteFrame {
	const frame = frames.get(context) ?? frameOf(context);
	frames.set(context, frame);
	return frame;
}

function frameOf(context: PageContext): SiteFrame {
	const { contentReadAt, messages, routes, showsDrafts = false, site } = context;
	const words = messages.pages;
	const { direction, languageTag, region } = localeFacts(site.locale);
	return {
		name: site.name,
		home: routes.home(),
		language: languageTag,
		languages: {
			interface: languageTag,
			content: tagBeside(languageTag, site.contentLanguage),
			terms: tagBeside(languageTag, site.termsLanguage ?? site.contentLanguage),
		},
		covers: { folder: `${routes.home()}covers/`, accentHue: site.accentHue },
		locale: site.locale,
		timeZone: site.timeZone,
		direction,
		search: { href: routes.search(), names: routes.names(), words: messages.search },
		navigation: tabs(context),
		footer: [
			{ href: routes.browse(), label: messages.browse.heading },
			// Where there is no map, they have a tab.
			...(hasMap(context) ? [{ href: routes.places(), label: words.allPlaces }] : []),
			...(areCollectionsBelow(context)
				? [{ href: routes.collections(), label: words.collections }]
				: []),
			{ href: routes.about(), label: words.about },
			{ href: routes.accessibility(), label: messages.accessibility.heading },
			{ href: `${routes.about()}#${dataSectionId}`, label: messages.feeds.heading },
		],
		ownLinks: (site.footerLinks ?? []).map(({ href, label }) => {
			const isElsewhere = URL.canParse(href);
			return { href: isElsewhere ? href : routes.home() + href, label, isElsewhere };
		}),
		statistics: showsDrafts ? undefined : site.statistics,
		drafts: showsDrafts ? messages.drafts : undefined,
		feeds: showsDrafts ? [] : feedLinks(context),
		report: (address) => {
			const href = reportHref(context, address);
			return href === undefined ? undefined : { href, label: messages.accessibility.reportPage };
		},
		contentAsOf: {
			label: words.contentAsOf,
			day: dayInZone(Date.parse(contentReadAt), site.timeZone),
			text: writtenDate(Date.parse(contentReadAt), site.locale, {
				dateStyle: 'long',
				timeZone: site.timeZone,
			}),
		},
		icons: { small: routes.icon(96), touch: routes.icon(180) },
		manifest: routes.manifest(),
		groundColours,
		openGraphLocale: [new Intl.Locale(languageTag).language, region].filter(Boolean).join('_'),
		words,
		languageWords: messages.languages,
	};
}
