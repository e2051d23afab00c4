import type { SectionName } from './guide-sections.ts';
import type { OwnWords } from '../i18n/messages/own-words.ts';
import type { Statistics } from './security/operator-sources.ts';

/** Describes a typeface: `files` of the guide by their weights, or a package of Fontsource. */
export type OwnTypeface = Readonly<
	{ family: string } & (
		| { files: Readonly<Record<string, string>>; package?: undefined }
		| { package: string; files?: undefined }
	)
>;

/** Holds the typefaces of headings and of texts; either may stay the usual one. */
export type OwnTypefaces = Readonly<{
	heading?: OwnTypeface | undefined;
	body?: OwnTypeface | undefined;
}>;

/**
 * Names how a guide looks beside its accent; each may be left out. `npm run docs:reference` writes
 * of these members, too.
 */
export interface LookFacts {
	/**
	 * Logo (SVG, PNG or WebP, as a path from the guide's folder) in place of the name in the head of
	 * each page, or beside it.
	 * @example { file: 'src/logo.svg', isBesideName: true }
	 */
	logo?: string | { file: string; isBesideName: boolean } | undefined;
	/**
	 * Typefaces of headings and of texts: files by their weights as CSS states them, or a package of
	 * Fontsource that is installed.
	 * @example { heading: { family: 'Gelasio', files: { '400 700': 'src/fonts/gelasio.woff2' } } }
	 */
	typefaces?: OwnTypefaces | undefined;
	/**
	 * Words of the interface by their keys: a text, or one for each language.
	 * @example { 'pages.aroundHere': 'Around the corner', 'pages.about': { fr: 'À propos' } }
	 */
	words?: OwnWords | undefined;
	/**
	 * Sections of places and events that come first in their part of the page, in this order; others
	 * follow as they do otherwise.
	 * @example ['Photographs', 'EventsHere']
	 */
	sections?: readonly SectionName[] | undefined;
	/**
	 * Script that counts visits, and where it sends to if that is another origin; pages may load and
	 * ask just these.
	 * @example { script: 'https://stats.example/a.js', attributes: { 'data-site': 'guide.example' } }
	 */
	statistics?: Statistics | undefined;
	/**
	 * Links at the foot of every page, labelled in its language, to web addresses or paths below it.
	 * @example [{ label: 'Imprint', href: 'imprint/' }]
	 */
	footerLinks?: readonly { label: string; href: string }[] | undefined;
}
