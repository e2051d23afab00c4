import { factsFile } from './guide-file.ts';
import type { Site } from './site.ts';

type FooterLink = NonNullable<Site['footerLinks']>[number];

/**
 * Returns what is wrong with an ISO 8601 instant, to follow its name in a sentence; empty where
 * nothing is.
 */
export function dateTimeFault(text: string): string {
	const isInstant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text);
	return isInstant && !Number.isNaN(Date.parse(text))
		? ''
		: `("${text}") is not an instant. Give date, time and offset, such as 2026-11-21T09:00:00Z.`;
}

/** Returns what is wrong with a name of a time zone, as above. */
export function timeZoneFault(text: string): string {
	return /^[A-Z]/i.test(text) && accepts(() => new Intl.DateTimeFormat('en', { timeZone: text }))
		? ''
		: `("${text}") is not a time zone. Give a name of the IANA database, such as Europe/Lisbon.`;
}

/**
 * Returns what is wrong with a language tag (BCP 47), as above. One that this Node has no words for
 * is wrong as well.
 */
export function languageFault(text: string): string {
	return accepts(() => new Intl.Locale(text)) &&
		Intl.DateTimeFormat.supportedLocalesOf(text).length > 0
		? ''
		: `("${text}") is not a language that is known here. Give a tag such as en-GB or pt.`;
}

/** Returns what is wrong with an ISO 4217 code, as above. */
export function currencyFault(text: string): string {
	return Intl.supportedValuesOf('currency').includes(text)
		? ''
		: `("${text}") is not a currency. Give a code of ISO 4217 in capitals, such as EUR.`;
}

/** Returns what is wrong with an e-mail or web address for visitors, as above. */
export function contactFault(text: string): string {
	return /^[^\s@:]+@[^\s@:]+$/.test(text) || /^https?:\/\/\S+$/.test(text)
		? ''
		: `("${text}") in ${factsFile} is neither an e-mail address nor a web address. Give one, such as guide@guide.example.`;
}

/**
 * Returns what is wrong with a link of the operator's, as above. A path is that of a page below the
 * guide, without a slash before it.
 */
export function footerLinkFault({ href, label }: FooterLink): string {
	if (label.trim() === '') {
		return `in ${factsFile} has a link to "${href}" without a label. Give it the words that visitors are to read.`;
	}
	const isPath = /^[\w~-][\w.~-]*(\/[\w~-][\w.~-]*)*\/?$/.test(href);
	return isPath || (/^https?:\/\/[^\s/]/.test(href) && URL.canParse(href))
		? ''
		: `in ${factsFile} has a link "${label}" to "${href}". Give a web address, or a path below the guide such as imprint/.`;
}

function accepts(make: () => unknown): boolean {
	try {
		make();
		return true;
	} catch {
		return false;
	}
}
