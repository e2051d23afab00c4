import { wordsOfIdentifier } from '../facets/humanize-type.ts';
import { numberFormat } from '../../i18n/locale/number-formats.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import { readAddressField } from '../../records/address-field.ts';
import { beginsAsAddress } from '../../records/web-address.ts';
import { plainParagraphs } from '../../records/plain-text.ts';
import { maxSourceLength, maxTextLength, onlyFirst } from './attribute-bounds.ts';
import { cutAtSpace } from './attribute-labels.ts';
import { websiteHost } from './website-host.ts';

export interface AttributeText {
	kind: 'text';
	/** Plain text. */
	text: string;
	/** Whether the text is as the service has it, and not in words or numbers of the interface. */
	isContent: boolean;
}

export interface AttributeLink {
	kind: 'link';
	url: string;
	/** Host and path, shortened. */
	text: string;
}

/** Matches an address that was not made HTML: `&copy` in it is no entity. */
const plainAddress = /^(?!\S*&(?:amp|#\w+);)https?:\/\/[^\s<>\p{C}]+$/iu;

/** Last words of keys: numbers that are dialled or quoted, and count nothing, or name a day. */
const codes: ReadonlySet<string> = new Set([
	...['code', 'fax', 'id', 'identifier', 'isbn', 'mobile', 'nif', 'nr', 'number', 'phone', 'ref'],
	...['postcode', 'reference', 'siren', 'siret', 'tel', 'telephone', 'vat', 'zip'],
	...['date', 'year'],
]);

/**
 * Returns a text of the service, as a link where it is an address and nothing else; `undefined`
 * where nothing of it can be shown. An address that ends in “…” was cut, here or at the source, and
 * leads nowhere.
 *
 * @param onCut Receives the reason why the end of the text is left out.
 */
export function textOrLink(
	source: string,
	onCut?: (reason: string) => void,
): AttributeText | AttributeLink | undefined {
	const trimmed = source.trim();
	const text =
		trimmed.length <= maxTextLength && plainAddress.test(trimmed)
			? trimmed
			: cutText(source, onCut);
	if (text === '') return undefined;
	const isAddress = beginsAsAddress(text) && !text.endsWith('…');
	const { addresses, text: more } = isAddress ? readAddressField(text) : { addresses: [] };
	const [address] = addresses;
	const url = address === undefined || more !== undefined ? null : URL.parse(address);
	if (!url) return { kind: 'text', text: more ?? wordsOfIdentifier(text), isContent: true };
	const host = websiteHost(url.href) ?? url.hostname;
	const path = url.pathname === '/' ? '' : url.pathname;
	return { kind: 'link', url: url.href, text: cutAtSpace(`${host}${path}`, 60) };
}

function cutText(source: string, onCut?: (reason: string) => void): string {
	const text = plainParagraphs(source.slice(0, maxSourceLength));
	if (text.length > maxTextLength) onCut?.(onlyFirst(maxTextLength, 'characters'));
	else if (
		onCut &&
		source.length > maxSourceLength &&
		plainParagraphs(source).length > text.length
	) {
		onCut(onlyFirst(maxSourceLength, 'characters with its markup'));
	}
	return cutAtSpace(text, maxTextLength);
}

/**
 * Returns a number as the locale writes it; a code as it is given. Years stay without a thousands
 * separator.
 *
 * @param path Key of the attribute, which shows stars and codes.
 * @param unit Unit of `Intl.NumberFormat`.
 */
export function numberText(
	value: number,
	path: string,
	{ locale, messages }: { locale: string; messages: PlaceMessages },
	unit: string | undefined,
): string {
	if (/(^|[._])(star_rating|stars)$/.test(path) && Number.isInteger(value) && value >= 0) {
		return messages.stars(value);
	}
	const size = Math.abs(value);
	if (size >= 1e15 || (size > 0 && size < 1e-15) || isCode(path)) return String(value);
	const style: Intl.NumberFormatOptions =
		unit === undefined ? {} : { style: 'unit', unit, unitDisplay: 'long' };
	const isRoundedToNothing = size > 0 && size < 1e-6;
	const digits = isRoundedToNothing
		? { maximumSignificantDigits: 6 }
		: { maximumFractionDigits: 6 };
	// There is no 0 with a minus sign for anybody who reads.
	return numberFormat(locale, { ...style, useGrouping: 'min2', ...digits }).format(value + 0);
}

function isCode(path: string): boolean {
	const words = path.split(/[^A-Za-z]+|(?<=[a-z])(?=[A-Z])/);
	return codes.has(words.at(-1)?.toLowerCase() ?? '');
}
