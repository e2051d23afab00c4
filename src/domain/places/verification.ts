import { monthInWords } from '../events/calendar-words.ts';
import type { Day } from '../events/days.ts';
import { monthOf } from '../events/months.ts';
import type { PlaceMessages } from '../../i18n/messages/en/places.ts';
import type { Provenance } from '../../records/provenance.ts';
import type { DatedNotice } from './dated-notice.ts';
import { believedDateTime, monthsLater } from './record-age.ts';

/** Holds when and how a record was last verified. */
export interface Verification {
	/** Words for it, such as “Verified on site in May 2026”. */
	text: string;
	/** Day at the offset the time was sent with, `YYYY-MM-DD`. */
	verifiedOn?: string | undefined;
	/** Notice from the day on which it counts as old. */
	warning?: DatedNotice | undefined;
}

type StatedVerification = Pick<Provenance, 'source_verified_at' | 'source_verification_method'>;
type Way = keyof PlaceMessages['verifiedInWays'];

/** Codes in use for ways to verify; the service's document names none. */
const ways: Readonly<Record<string, Way>> = {
	onsite: 'onSite',
	sitevisit: 'onSite',
	visit: 'onSite',
	inperson: 'onSite',
	phone: 'byTelephone',
	telephone: 'byTelephone',
	phonecall: 'byTelephone',
	call: 'byTelephone',
	email: 'byEmail',
	mail: 'byEmail',
	online: 'online',
	web: 'online',
	website: 'online',
	webcheck: 'online',
	websitecheck: 'online',
	officialwebsite: 'online',
	deskresearch: 'online',
	owner: 'byTheOwner',
	venue: 'byTheOwner',
	operator: 'byTheOwner',
	selfdeclared: 'byTheOwner',
	automatic: 'automatically',
	automated: 'automatically',
	api: 'automatically',
	crawler: 'automatically',
};

/**
 * Codes that name no way of verification, and codes by which nothing was verified, whatever date
 * stands beside them.
 */
const noWay: ReadonlySet<string> = new Set(['none', 'unknown', 'unspecified', 'na']);
const notVerified: ReadonlySet<string> = new Set([
	...['unverified', 'notverified', 'notyetverified', 'notchecked', 'unchecked'],
	...['pending', 'pendingverification', 'toverify', 'tobeverified'],
]);

/**
 * Returns when and how a record was last verified; `undefined` where neither is stated, or that it
 * was not.
 *
 * A day after tomorrow is not believed.
 *
 * @param today Day in the time zone of the guide.
 * @param oldAfterMonths Calendar months after which a verification counts as old.
 */
export function verificationOf(
	provenance: StatedVerification | undefined,
	{ today, oldAfterMonths, locale }: { today: Day; oldAfterMonths: number; locale: string },
	messages: PlaceMessages,
): Verification | undefined {
	if (provenance === undefined || isNotVerified(provenance)) return undefined;
	const stated = provenance.source_verification_method;
	const method = noWay.has(codeOf(stated)) ? undefined : stated;
	const verifiedAt = verifiedAtOf(provenance, today);
	const verifiedOn = verifiedAt?.slice(0, 10);
	const isDate = !Number.isNaN(Date.parse(verifiedAt ?? ''));
	if (verifiedOn === undefined || !isDate) {
		if (method === undefined) return undefined;
		return { text: messages.verifiedSometime(readableMethod(method)) };
	}
	return {
		text: verificationText(verifiedOn, method, locale, messages),
		verifiedOn,
		warning: {
			text: messages.checkBeforeYouGo(monthInWords(monthOf(verifiedOn), locale)),
			from: monthsLater(verifiedOn, oldAfterMonths),
		},
	};
}

/**
 * Returns when a record was last verified, as far as that is believed; `undefined` also where the
 * record says that it was not.
 */
export function verifiedAtOf(
	provenance: StatedVerification | undefined,
	today: Day,
): string | undefined {
	if (provenance === undefined || isNotVerified(provenance)) return undefined;
	return believedDateTime(provenance.source_verified_at, today);
}

function isNotVerified({ source_verification_method: method }: StatedVerification): boolean {
	return notVerified.has(codeOf(method));
}

function verificationText(
	verifiedOn: string,
	method: string | undefined,
	locale: string,
	messages: PlaceMessages,
): string {
	const month = monthInWords(monthOf(verifiedOn), locale);
	if (method === undefined) return messages.verified(month);
	const code = codeOf(method);
	const way = Object.hasOwn(ways, code) ? ways[code] : undefined;
	if (way !== undefined) return messages.verifiedInWays[way](month);
	return messages.verifiedInOtherWay(month, readableMethod(method));
}

function codeOf(method = ''): string {
	return method
		.toLowerCase()
		.replace(/^(by|via|per) /, '')
		.replace(/[^\p{L}]/gu, '');
}

/** Returns a method in words: `manual_review` is “manual review”; a sentence stays as it is. */
function readableMethod(method: string): string {
	return /\s/.test(method) ? method : method.replace(/[_-]+/g, ' ').trim();
}
