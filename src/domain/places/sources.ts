import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { Provenance } from '../../records/provenance.ts';
import { websiteHost } from './website-host.ts';
import { languageName } from './languages.ts';

export interface SourceLink {
	url: string;
	label: string;
}

/** Names of sites which describe places, by their host or its last labels. */
const knownHosts: Readonly<Record<string, string>> = {
	'wikidata.org': 'Wikidata',
	'wikipedia.org': 'Wikipedia',
	'wikivoyage.org': 'Wikivoyage',
	'commons.wikimedia.org': 'Wikimedia Commons',
	'openstreetmap.org': 'OpenStreetMap',
	'osm.org': 'OpenStreetMap',
	'datatourisme.fr': 'DATAtourisme',
	'datatourisme.gouv.fr': 'DATAtourisme',
	'geonames.org': 'GeoNames',
	'viaf.org': 'VIAF',
	'd-nb.info': 'Deutsche Nationalbibliothek',
	'whc.unesco.org': 'UNESCO World Heritage Centre',
	'instagram.com': 'Instagram',
	'facebook.com': 'Facebook',
	'youtube.com': 'YouTube',
	'tripadvisor.com': 'Tripadvisor',
};

/** Sites whose pages are about what is worth knowing; all others may have a page of anything. */
const referenceWorks: readonly string[] = [
	'britannica.com',
	'dbpedia.org',
	'whc.unesco.org',
	'wikidata.org',
	'wikipedia.org',
	'wikivoyage.org',
];

/** Returns whether an encyclopaedia or another work of reference says the same (`same_as`). */
export function isInReferenceWork(provenance: Pick<Provenance, 'same_as'> | undefined): boolean {
	return (provenance?.same_as ?? []).some((url) => {
		const host = `.${websiteHost(url) ?? ''}`;
		return referenceWorks.some((work) => host.endsWith(`.${work}`));
	});
}

/**
 * Returns the pages which say the same of a place or event (`same_as`), each once, in the order
 * given, with names of known hosts; others are named by their host.
 *
 * @param website The official site: a source on its host is named so.
 */
export function sourceLinks(
	provenance: Pick<Provenance, 'same_as'> | undefined,
	website: string | undefined,
	locale: string,
	messages: PlaceMessages,
): SourceLink[] {
	const officialHost = website === undefined ? undefined : websiteHost(website);
	return [...new Set(provenance?.same_as)].map((url) => ({
		url,
		label: sourceLabel(url, officialHost, locale, messages),
	}));
}

function sourceLabel(
	url: string,
	officialHost: string | undefined,
	locale: string,
	messages: PlaceMessages,
): string {
	const host = websiteHost(url) ?? url;
	const name = knownName(host);
	const [firstLabel = ''] = host.split('.');
	const hasLanguage = /^[a-z]{2,3}(-[a-z]+)*$/.test(firstLabel) && firstLabel !== 'www';
	if (name === 'Wikipedia' && hasLanguage) {
		return messages.wikipediaIn(languageName(firstLabel, locale));
	}
	if (name === 'Wikivoyage' && hasLanguage) {
		return messages.wikivoyageIn(languageName(firstLabel, locale));
	}
	if (name !== undefined) return name;
	return host === officialHost ? messages.officialSite(host) : host;
}

function knownName(host: string): string | undefined {
	const labels = host.split('.');
	for (let first = 0; first < labels.length - 1; first++) {
		const ending = labels.slice(first).join('.');
		if (Object.hasOwn(knownHosts, ending)) return knownHosts[ending];
	}
	return undefined;
}
