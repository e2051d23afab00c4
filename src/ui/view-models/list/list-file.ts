import type { PlaceCollection, PlaceFileFormat } from '../../../outputs/feeds/place-collection.ts';
import type { PageContext } from '../site/page-context.ts';

/** Describes one of the files of a list, with the value of its route's parameter. */
export interface ListFile<List> {
	parameter: string;
	format: PlaceFileFormat;
	list: List;
}

/** Describes a file with its path and what it is made of. */
export interface ListFileInput {
	path: string;
	input: [PlaceCollection, PlaceFileFormat];
}

/** Tells of files what they are made of: that of a list is put together once for all formats. */
export function listFileMaker<List extends { path: string }>(
	collectionOf: (context: PageContext, list: List) => PlaceCollection,
	pathOf: 'placesFile' | 'eventsFile',
): (context: PageContext, file: ListFile<List>) => ListFileInput {
	const collections = new WeakMap<List, PlaceCollection>();
	return (context, { format, list }) => {
		const collection = collections.get(list) ?? collectionOf(context, list);
		collections.set(list, collection);
		return { path: context.routes[pathOf](format, list.path), input: [collection, format] };
	};
}
