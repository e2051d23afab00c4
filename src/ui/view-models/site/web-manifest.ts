import type { PageContext } from './page-context.ts';
import { siteFrame } from './site-frame.ts';

/**
 * Holds what devices need to keep the guide among their applications (W3C Web Application
 * Manifest).
 */
export interface WebManifest {
	name: string;
	description: string;
	lang: string;
	dir: 'ltr' | 'rtl';
	start_url: string;
	scope: string;
	display: 'minimal-ui';
	background_color: string;
	theme_color: string;
	icons: ManifestIcon[];
	/**
	 * Shortcuts in the order of what visitors on the way want; systems show the first three or four.
	 */
	shortcuts: { name: string; url: string; icons: ManifestIcon[] }[];
}

interface ManifestIcon {
	src: string;
	sizes: string;
	type: string;
	purpose?: string;
}

export function webManifest(context: PageContext): WebManifest {
	const { guide, messages, routes, site } = context;
	const { direction, groundColours, language } = siteFrame(context);
	const icon = (size: number) => ({
		src: routes.icon(size),
		sizes: `${size}x${size}`,
		type: 'image/png',
	});
	const isMapped = guide.listedPlaces.some(({ coordinates }) => coordinates !== undefined);
	const shortcut = (name: string, url: string) => ({ name, url, icons: [icon(96)] });
	return {
		name: site.name,
		description: site.tagline,
		lang: language,
		dir: direction,
		start_url: routes.home(),
		scope: routes.home(),
		display: 'minimal-ui',
		background_color: groundColours.light,
		theme_color: groundColours.light,
		icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
		shortcuts: [
			shortcut(messages.saved.heading, routes.saved()),
			...(guide.events.length > 0 ? [shortcut(messages.pages.events, routes.events())] : []),
			...(isMapped ? [shortcut(messages.map.heading, routes.map())] : []),
			shortcut(messages.search.heading, routes.search()),
		],
	};
}
