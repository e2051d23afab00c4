import {
	creativeCommonsAt,
	creativeCommonsNamed,
	publicDomainDedication,
	publicDomainMark,
} from './creative-commons.ts';
import type { Licence } from './display-licence.ts';
import { openLicenceAt, openLicenceNamed } from './open-licences.ts';

/** Matches what follows the name of a family, in lower case: “ 3.0 fr”. */
const versionAndPort = /^(?: \d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*(?: (?:[a-z]{2}|igo|scotland))?)?$/;

/**
 * Returns a licence by its name, code or address.
 *
 * A Creative Commons code with its version (and port), or an address of theirs, gets the usual name
 * and the canonical address (creativecommons.org/licenses/). A code without version names no one
 * licence and so has no address, but for CC0, of which there is one. Any other address is named by
 * its host, any other text stays as it is. A name with its own address behind it is one licence.
 */
export function licenceOf(source: string | undefined): Licence | undefined {
	const text = source?.trim() ?? '';
	if (text === '') return undefined;
	if (/^(https?:)?\/\//i.test(text)) return licenceAt(text.replace(/^\/\//, 'https://'));
	if (/^(www\.)?creativecommons\.org\//i.test(text)) return licenceAt(`https://${text}`);
	return licenceNamed(text) ?? namedWithAddress(text) ?? { name: text };
}

/**
 * Returns whether a licence is one of a list of families: `CC BY` stands for all its versions and
 * ports, but not for `CC BY-SA`.
 *
 * Upper and lower case are alike. No licence is in no family, and neither is one with further
 * words, such as “CC BY 4.0 for press use only”: they may restrict it.
 */
export function isLicenceAmong(licence: Licence | undefined, families: readonly string[]): boolean {
	const name = licence?.name.toLowerCase() ?? '';
	return families.some((family) => {
		const isFamily = name.startsWith(family.toLowerCase());
		return isFamily && versionAndPort.test(name.slice(family.length));
	});
}

/**
 * Returns whether a licence asks those who pass a work on to say where it is from: not the
 * dedication to the public domain.
 */
export function isSourceOwed(licence: Licence | undefined): boolean {
	return [publicDomainDedication, publicDomainMark].every(({ url }) => url !== licence?.url);
}

function licenceNamed(text: string): Licence | undefined {
	return creativeCommonsNamed(text) ?? openLicenceNamed(text);
}

function namedWithAddress(text: string): Licence | undefined {
	const [, name = '', address = ''] =
		/^([^<]{1,200}?)[\s(<:]+(https?:\/\/[^\s<>()]+)[>)]?$/.exec(text) ?? [];
	const licence = licenceNamed(name);
	const linked = licenceAt(address);
	if (!licence) return undefined;
	if (licence.url === linked.url) return licence;
	return linked.name.startsWith(`${licence.name} `) ? linked : undefined;
}

function licenceAt(address: string): Licence {
	const url = URL.parse(address);
	if (!url) return { name: address };
	if (/^(www\.)?creativecommons\.org$/.test(url.hostname)) {
		const licence = creativeCommonsAt(url.pathname.toLowerCase());
		if (licence) return licence;
	}
	const [, spdx] = /^\/licenses\/(.+?)(?:\.html|\/)?$/.exec(url.pathname) ?? [];
	const named = url.hostname === 'spdx.org' && spdx !== undefined ? licenceNamed(spdx) : undefined;
	return (
		named ?? openLicenceAt(url.href) ?? { name: url.hostname.replace(/^www\./, ''), url: url.href }
	);
}
