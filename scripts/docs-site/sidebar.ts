import { siteUrl } from './site-page.ts';

export interface SidebarGroup {
	label: string;
	items: { label: string; link: string }[];
}

/** Returns the sidebar of the website: the sections of `docs/README.md` with the links in each. */
export function sidebarOf(index: string): SidebarGroup[] {
	return index
		.split(/^## /m)
		.slice(1)
		.map((section) => {
			const [label = '', ...lines] = section.split('\n');
			const links = lines.join('\n').matchAll(/\[([^\]]+)\]\(([^)]+\.md)\)/g);
			return {
				label,
				items: Array.from(links, ([, name = '', file = '']) => ({
					label: capitalised(name.replaceAll('`', '')),
					link: siteUrl(file),
				})),
			};
		});
}

function capitalised(name: string): string {
	return name.endsWith('.ts') ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}
