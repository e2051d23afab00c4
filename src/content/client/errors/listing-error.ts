import { ContentServiceError } from './content-service-error.ts';

export type ListingComplaint = 'unreadable' | 'repeated' | 'endless' | 'broken-off' | 'changing';

const otherName =
	'The service may know the page, cursor or offset parameter by another name: set CONTENT_SERVICE_PAGE_PARAMETER, CONTENT_SERVICE_CURSOR_PARAMETER or CONTENT_SERVICE_OFFSET_PARAMETER';

const hints: Record<ListingComplaint, string> = {
	unreadable:
		'Check the path set for this list. If the service has no usable list, name the records in a file (CONTENT_SERVICE_IDS_FILE).',
	repeated: `${otherName}.`,
	endless: `${otherName}. If the list is that long, raise CONTENT_SERVICE_MAX_PAGES.`,
	'broken-off':
		'Build again. If it stays so, set how lists go on (CONTENT_SERVICE_PAGING), or tell the operator of the service. If it counts its pages from 0, add ?page=0 to the path of the list. If the total of this list is not that of its entries, set CONTENT_SERVICE_PROVES_TOTAL=false.',
	changing:
		'Build again when fewer records are being added, withdrawn or moved. If the total of this list is not that of its entries, or its order is another one each time, set CONTENT_SERVICE_PROVES_TOTAL=false.',
};

/** A list could not be read to its end; a shorter list is never taken for it. */
export class ListingError extends ContentServiceError {
	override name = 'ListingError';
	readonly resource: string;
	readonly complaint: ListingComplaint;

	constructor(resource: string, complaint: ListingComplaint, message: string) {
		super(`The list of ${resource} ${message}`, { hint: hints[complaint] });
		this.resource = resource;
		this.complaint = complaint;
	}
}
