/** Content small enough to be known by heart. */
export const towerId = 'plc_00000000000000000000000000000001';
export const parkId = 'plc_00000000000000000000000000000002';
export const cafeId = 'plc_00000000000000000000000000000003';
export const fadoId = 'evt_00000000000000000000000000000001';

export const content = {
	destinations: [{ id: 'dst_1', name: 'Lisbon', place_ids: [towerId] }],
	places: [
		{
			id: towerId,
			name: 'Tower',
			description: '@+3d is left alone here',
			images: [{ url: '{base_url}/images/tower.svg' }],
			validity: { valid_from: '@-1d', valid_through: '@+1m-31' },
			updated_at: '2026-11-01T10:00:00.000+00:00',
		},
		{ id: parkId, name: 'Park', updated_at: '2026-11-02T10:00:00.000+00:00' },
		{ id: cafeId, name: 'Café @+3d', alternate_name: '@+3d' },
	],
	events: [
		{
			id: fadoId,
			name: 'Fado',
			occurrences: [{ start_at: '@+3dT21:00', end_at: '@+3dT23:00:00', notes: '@home' }],
		},
	],
	collections: [{ id: 'col_1', name: 'Views', place_ids: [towerId, parkId] }],
};
