import { expect, test } from '@playwright/test';
import { entryReaders } from '../../../../src/content/sync/entry-readers.ts';
import { withoutPlaceholders } from '../../../../src/content/sync/without-placeholders.ts';

const hex = '0'.repeat(32);

test('a record has no texts that stand where nothing is stated, at whatever depth', () => {
	const { places } = entryReaders();

	const reading = places({
		id: `plc_${hex}`,
		name: 'Tower',
		alternate_name: 'N/A',
		description: '<p>keine Angabe</p>',
		category_path: 'Sights > N/A',
		location: { transit: '.', address: { street: 'Rua do Cais 1', street_alt: '-' } },
		pricing: { price_range: 'sin datos' },
		access: { accessibility: { step_free_access: false, notes: 'none' } },
		attributes: { lift: '不適用', rooms: ['', 'Hall', '無'], guide: { tongue: 'n/a', tours: 0 } },
		metadata: { inventory: 'null', code: '0' },
		images: [{ url: 'https://example.org/a.jpg', credit: '-', caption: 'View' }],
	});

	expect(reading).toMatchObject({ readable: true, dropped: [] });
	const { record } = reading as Extract<typeof reading, { readable: true }>;
	expect(JSON.parse(record.record)).toEqual({
		id: `plc_${hex}`,
		name: 'Tower',
		category_path: 'Sights > N/A',
		location: { address: { street: 'Rua do Cais 1' } },
		pricing: {},
		access: { accessibility: { step_free_access: false } },
		attributes: { rooms: ['Hall'], guide: { tours: 0 } },
		metadata: { code: '0' },
		images: [{ url: 'https://example.org/a.jpg', caption: 'View' }],
	});
	expect(JSON.parse(record.summary)).toMatchObject({ categories: ['Sights'] });
});

test('the name of a record stays, as it cannot be without one', () => {
	expect(withoutPlaceholders({ id: 'evt_1', name: 'N/A', description: 'N/A' })).toEqual({
		id: 'evt_1',
		name: 'N/A',
	});
});

test('false, 0 and empty lists are content', () => {
	const record = { id: '1', name: 'A', free: false, rooms: 0, images: [], attributes: { x: null } };

	expect(withoutPlaceholders(record)).toEqual(record);
});
