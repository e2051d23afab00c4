import { envField } from './env-field.ts';
import { defaultDiscoverySettings } from '../service-defaults.ts';
import { optionalText, secret, textWithDefault, wholeNumber, yesOrNo } from './setting-fields.ts';

/**
 * How the service lists its records, where it differs from [how lists are
 * read](service.md#lists-and-requests).
 */
export const listSettingsSchema = {
	/**
	 * The path of the list of destinations; `none` skips it.
	 * @example none
	 */
	CONTENT_SERVICE_DESTINATIONS_PATH: textWithDefault(defaultDiscoverySettings.paths.destinations),
	/**
	 * The path of the list of places; `none` skips it.
	 * @example /v1/places?page=0
	 */
	CONTENT_SERVICE_PLACES_PATH: textWithDefault(defaultDiscoverySettings.paths.places),
	/**
	 * The path of the list of events; `none` skips it.
	 * @example none
	 */
	CONTENT_SERVICE_EVENTS_PATH: textWithDefault(defaultDiscoverySettings.paths.events),
	/**
	 * The path of the list of collections; `none` skips it.
	 * @example /v1/tours
	 */
	CONTENT_SERVICE_COLLECTIONS_PATH: textWithDefault(defaultDiscoverySettings.paths.collections),
	/**
	 * The parameter that asks for a size of pages; `none` asks for no size.
	 * @example per_page
	 */
	CONTENT_SERVICE_PAGE_SIZE_PARAMETER: textWithDefault(defaultDiscoverySettings.pageSizeParameter),
	/**
	 * The size of pages that is asked for.
	 * @example 50
	 */
	CONTENT_SERVICE_PAGE_SIZE: wholeNumber(defaultDiscoverySettings.pageSize),
	/**
	 * Way in which a list goes on from one response to the next.
	 * @default recognised from the answer
	 * @example cursor
	 */
	CONTENT_SERVICE_PAGING: envField.enum({
		...secret,
		values: ['none', 'link', 'next', 'cursor', 'offset', 'page'],
		optional: true,
	}),
	/**
	 * The parameter that carries a cursor.
	 * @default recognised from the answer
	 * @example after
	 */
	CONTENT_SERVICE_CURSOR_PARAMETER: optionalText,
	/**
	 * The parameter that carries the number of a page.
	 * @default recognised from the answer
	 * @example p
	 */
	CONTENT_SERVICE_PAGE_PARAMETER: optionalText,
	/**
	 * The parameter that carries an offset.
	 * @default recognised from the answer
	 * @example start
	 */
	CONTENT_SERVICE_OFFSET_PARAMETER: optionalText,
	/**
	 * The most pages of a list.
	 * @example 500
	 */
	CONTENT_SERVICE_MAX_PAGES: wholeNumber(defaultDiscoverySettings.maxPages),
	/**
	 * Whether a list has to show as many entries as it states.
	 * @example false
	 */
	CONTENT_SERVICE_PROVES_TOTAL: yesOrNo(defaultDiscoverySettings.checksTotal),
	/**
	 * A file with ids of places and events, one a line or a JSON array, for a service without
	 * usable lists.
	 * @example ids.txt
	 */
	CONTENT_SERVICE_IDS_FILE: optionalText,
};
