import type { ResourceName } from '../../records/resource-name.ts';

/** Says that the service answered, but that its response must not be published. */
export class SyncStoppedError extends Error {
	override readonly name = 'SyncStoppedError';
	readonly hint: string;

	constructor(message: string, hint: string) {
		super(message);
		this.hint = hint;
	}

	static nothingListed(): SyncStoppedError {
		return new SyncStoppedError(
			'The content service lists no place and no event; an empty guide is not published.',
			'Check that the token may read published content, and that CONTENT_SERVICE_PLACES_PATH and CONTENT_SERVICE_EVENTS_PATH name the list operations.',
		);
	}

	/**
	 * @param published Number of records that the guide has published so far, without events that
	 *   are over.
	 * @param gone Number of these that it would publish no more.
	 * @param offer What there is now, to follow the name of the service: “lists 70 places”.
	 */
	static shrunk(
		resource: ResourceName,
		published: number,
		gone: number,
		offer: string,
	): SyncStoppedError {
		const isGrouping = resource === 'destinations' || resource === 'collections';
		const which = resource === 'events' ? 'that are not over ' : '';
		const tooMuch = isGrouping ? '' : ', more at once than CONTENT_MOST_GONE allows';
		const setting = `CONTENT_SERVICE_${resource.toUpperCase()}_PATH`;
		return new SyncStoppedError(
			`The content service ${offer}; ${published} ${which}${published === 1 ? 'is' : 'are'} published, of which ${gone} ${gone === 1 ? 'is' : 'are'} gone${tooMuch}.`,
			`If that is right${isGrouping ? `, as where ${setting} is none by now` : ''}, build once with npm run build -- --accept-shrink. Else look at the service: the guide stays as it was.`,
		);
	}

	/** @param reason Why the snapshot cannot be used. */
	static nothingOffline(reason: string): SyncStoppedError {
		return new SyncStoppedError(
			`An offline build needs a snapshot: ${reason}`,
			'Build once with the service, or bring a snapshot to the folder that WAYMARK_CACHE names.',
		);
	}

	static nothingReadable(listed: number): SyncStoppedError {
		return new SyncStoppedError(
			`None of the ${listed} listed places and events could be read; an empty guide is not published.`,
			'The content report names each record and what was wrong with it.',
		);
	}

	static nothingToPublish(listed: number): SyncStoppedError {
		return new SyncStoppedError(
			`All ${listed} listed places and events are marked as not published; an empty guide is not published.`,
			'Publish some of them in the service, or build with a token for another guide.',
		);
	}

	static tooManyFailed(failed: number, listed: number): SyncStoppedError {
		return new SyncStoppedError(
			`${failed} of ${listed} listed places and events could not be read, more than CONTENT_SERVICE_MOST_FAILURES allows.`,
			'The content report names each record and what was wrong with it. Build again when the service is well.',
		);
	}
}
