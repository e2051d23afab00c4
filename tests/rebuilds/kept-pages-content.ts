import type { ServedContent } from '../../src/cli/sample-service/content.ts';
import { eventId, placeId } from '../support/records.ts';

/** That of the well, until the moat has it too. */
const website = 'https://town.example/';

/** Places in towns so far apart that none of a town is near one of another. */
const place = (number: number, name: string, more: object = {}) => {
	const town = Math.floor(number / 10);
	return {
		id: placeId(number),
		name,
		category: 'Sights',
		location: { city: `Town ${town}`, lat: 40 + town, lon: -8 - (number % 10) / 1000 },
		...more,
	};
};
const event = (number: number, name: string, day: string, more: object = {}) => ({
	id: eventId(number),
	name,
	status: 'scheduled',
	start_date: `${day}T18:00:00Z`,
	...more,
});

export const today: ServedContent = {
	places: [
		place(11, 'Museum', { description: 'A museum of boats.' }),
		place(12, 'Museum Garden'),
		place(21, 'Old Quay'),
		place(22, 'Tavern'),
		place(31, 'Tower'),
		place(32, 'Mill'),
		place(41, 'Theatre'),
		place(42, 'Bridge'),
		place(51, 'Chapel'),
		place(52, 'Well', { contact: { website } }),
		place(61, 'Castle'),
		place(62, 'Gate'),
	],
	events: [
		event(1, 'Concert', '2026-11-22', { place_id: placeId(41) }),
		event(2, 'Market', '2026-12-20', { place_id: placeId(61) }),
	],
	destinations: [{ id: 'dst_1', name: 'Coast', place_ids: [placeId(11), placeId(21)] }],
};

const placesTomorrow = [
	place(11, 'Museum', { description: 'A museum of boats and nets.' }),
	place(12, 'Museum Garden'),
	place(21, 'New Quay'),
	place(22, 'Tavern'),
	place(31, 'Tower', { location: { city: 'Town 3', lat: 43.002, lon: -8.001 } }),
	place(32, 'Mill'),
	place(41, 'Theatre'),
	place(42, 'Bridge'),
	place(52, 'Well', { contact: { website } }),
	place(61, 'Castle'),
	place(62, 'Gate'),
];
const fair = event(3, 'Fair', '2026-12-24', { place_id: placeId(42) });

/** Everything at once that may become of records in a day; two towns stay as they are. */
export const tomorrow: ServedContent = {
	...today,
	places: placesTomorrow,
	events: [
		event(1, 'Concert', '2026-11-22', { place_id: placeId(41) }),
		event(2, 'Market', '2026-12-20', { place_id: placeId(61), status: 'cancelled' }),
		fair,
	],
};

/** And in a few hours: all other pages are made from the same as before. */
export const thatEvening: ServedContent = {
	...today,
	places: [
		...placesTomorrow.with(3, place(22, 'Harbour Tavern')),
		place(63, 'Moat', { contact: { website } }),
	],
	events: [fair],
};

/** No page links to a list of destinations any more. */
export const atNight: ServedContent = { ...thatEvening, destinations: [] };
