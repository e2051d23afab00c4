import { expect, test } from '@playwright/test';
import {
	locationAccuracyOf,
	type JudgedRecord,
} from '../../../../src/domain/location-accuracy/location-accuracy.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

const kindsOf = (records: readonly JudgedRecord[]) =>
	[...locationAccuracyOf(records)].map(([id, { kind }]) => [id, kind]);

test.describe('a point on which records of one town are', () => {
	const church = { latitude: 47.728933, longitude: 0.57381 };
	const laChartre = { postalCode: '72340', city: 'La Chartre-sur-le-Loir' };
	const at = (...streets: readonly (string | undefined)[]) =>
		streets.map((street, index) => ({
			id: `plc_${index}`,
			coordinates: church,
			address: { ...laChartre, street },
		}));
	const isOfTown = (...streets: readonly (string | undefined)[]) =>
		kindsOf(at(...streets)).length === streets.length;

	test('stands for the town from three streets on', () => {
		expect(isOfTown('4 rue des Caves', '1 rue du Percheron', 'Chemin des Bergivaux')).toBe(true);
		expect(isOfTown('4 rue des Caves', '1 rue du Percheron')).toBe(false);
	});

	test('stands for the town from two streets on, where three more state none', () => {
		const none = [undefined, undefined, undefined];

		expect(isOfTown('4 rue des Caves', '1 rue du Percheron', ...none)).toBe(true);
		expect(isOfTown('4 rue des Caves', '1 rue du Percheron', ...none.slice(1))).toBe(false);
		expect(isOfTown('4 rue des Caves', ...none, ...none)).toBe(false);
	});

	test('is that of one street, however it is spelt and whatever stands besides', () => {
		expect(
			isOfTown(
				'4 rue du Château',
				'4,RUE DU CHATEAU',
				'6 bis, Rue du Château',
				'Office de Tourisme - 4 rue du château',
				'La Chartre-sur-le-Loir, rue du Château',
			),
		).toBe(false);
	});

	test('may be as far off as the town reaches with all its postal codes, in whatever order its records come', () => {
		const [first, second, third] = at('4 rue des Caves', '1 rue du Percheron', 'Rue Neuve');
		const far = {
			id: 'plc_far',
			coordinates: { latitude: 47.773933, longitude: 0.57381 },
			address: { ...laChartre, postalCode: '72349', street: 'Rue Haute' },
		};
		const other = third && { ...third, address: { ...third.address, postalCode: '72349' } };
		const records = [first, second, other, far].filter((record) => record !== undefined);
		const metresOf = (ordered: readonly JudgedRecord[]) =>
			[...locationAccuracyOf(ordered).values()].map((doubt) =>
				'uncertaintyInMetres' in doubt ? Math.round(doubt.uncertaintyInMetres) : doubt.kind,
			);

		expect(metresOf(records)).toEqual([5004, 5004, 5004]);
		expect(metresOf(records.toReversed())).toEqual([5004, 5004, 5004]);
	});

	test('says nothing of records of another town, nor of rough points', () => {
		const streets = ['4 rue des Caves', '1 rue du Percheron', 'Chemin des Bergivaux'];
		const [first, second, third] = at(...streets);
		const elsewhere = third && { ...third, address: { ...third.address, city: 'Marçon' } };

		expect(kindsOf([first, second, elsewhere].filter((record) => record !== undefined))).toEqual(
			[],
		);
		expect(
			kindsOf(
				at(...streets).map((record) => ({
					...record,
					coordinates: { latitude: 47.73, longitude: 0.57 },
				})),
			),
		).toEqual([]);
	});

	test('may be as far off a place as the town is wide, and by a step of two decimals at least', () => {
		const shared = at('4 rue des Caves', '1 rue du Percheron', 'Chemin des Bergivaux');
		const uncertainty = (records: readonly JudgedRecord[]) => {
			const doubt = locationAccuracyOf(records).get('plc_0');
			return doubt?.kind === 'point-of-town' ? Math.round(doubt.uncertaintyInMetres) : undefined;
		};
		const farm = {
			id: 'plc_farm',
			coordinates: { latitude: 47.758933, longitude: 0.57381 },
			address: laChartre,
		};

		expect(uncertainty(shared)).toBe(1340);
		expect(uncertainty([...shared, farm])).toBe(3336);
	});
});

test.describe('a point in the midst of another district', () => {
	const blois = { postalCode: '41000', city: 'Blois' };
	/** Sixteen around the middle, so many degrees from it. */
	const around = (degrees: number, change: Partial<JudgedRecord> = {}): JudgedRecord[] =>
		Array.from({ length: 16 }, (_, index) => ({
			id: `plc_${index}`,
			coordinates: {
				latitude: 47.58953 + degrees * Math.cos((index * Math.PI) / 8),
				longitude: 1.33128 + degrees * Math.sin((index * Math.PI) / 8),
			},
			address: blois,
			containedIn: 'Loir-et-Cher',
			...change,
		}));
	const altisports = {
		id: 'plc_altisports',
		coordinates: { latitude: 47.58953, longitude: 1.33128 },
		address: { street: '13 rue du Bourg Neuf', postalCode: '65400', city: 'Argelès-Gazost' },
		containedIn: 'Hautes-Pyrénées',
	};

	test('is in doubt, by its postal code and town', () => {
		expect([...locationAccuracyOf([...around(0.01), altisports])]).toEqual([
			[
				'plc_altisports',
				{
					kind: 'among-other-towns',
					line: '65400 Argelès-Gazost',
					nearest: '41000 Blois',
				},
			],
		]);
	});

	test('is right where any around are of its town, its district or what it lies in', () => {
		const others = around(0.01).slice(1);
		const found = (first: Partial<JudgedRecord>) =>
			kindsOf([...around(0.01, first).slice(0, 1), ...others, altisports]);

		expect(found({ address: { postalCode: '41000', city: 'ARGELES GAZOST' } })).toEqual([]);
		expect(found({ address: { postalCode: '65100', city: 'Lourdes' } })).toEqual([]);
		expect(found({ containedIn: 'Hautes Pyrénées' })).toEqual([]);
	});

	test('is right where others are on one side, farther away, fewer, or of several districts', () => {
		const all = around(0.01);
		const south = all.map((record) => ({
			...record,
			coordinates: { ...record.coordinates, latitude: 47.5 + record.coordinates.longitude / 1000 },
		}));
		const [first, ...others] = all;
		const ofTours = first && { ...first, address: { postalCode: '37000', city: 'Tours' } };

		expect(kindsOf([...south, altisports])).toEqual([]);
		expect(kindsOf([...around(0.06), altisports])).toEqual([]);
		expect(kindsOf([...others, altisports])).toEqual([]);
		expect(kindsOf([...(ofTours ? [ofTours] : []), ...others, altisports])).toEqual([]);
	});

	test('is not looked for without a postal code and a town, nor where it is rough', () => {
		const changed = (change: Partial<JudgedRecord>) =>
			kindsOf([...around(0.01), { ...altisports, ...change }]);

		expect(changed({ address: { city: 'Argelès-Gazost' } })).toEqual([]);
		expect(changed({ address: { postalCode: '65400' } })).toEqual([]);
		expect(changed({ coordinates: { latitude: 47.59, longitude: 1.33 } })).toEqual([]);
	});
});

test.describe('a point on which records of several towns are', () => {
	const spot = { latitude: 47.340487, longitude: 1.17038 };
	const montrichard = { postalCode: '41400', city: 'Montrichard Val de Cher' };
	const montils = { postalCode: '41120', city: 'Les Montils' };
	const here = (...addresses: JudgedRecord['address'][]): JudgedRecord[] =>
		addresses.map((address, index) => ({ id: `plc_here_${index}`, coordinates: spot, address }));
	/** Sixteen, a kilometre and a half from it, in so many degrees of the compass. */
	const around = (arc: number, ...addresses: JudgedRecord['address'][]): JudgedRecord[] =>
		Array.from({ length: 16 }, (_, index) => ({
			id: `plc_${index}`,
			coordinates: {
				latitude: spot.latitude + 0.0135 * Math.cos((index * arc * Math.PI) / 180 / 15),
				longitude: spot.longitude + 0.02 * Math.sin((index * arc * Math.PI) / 180 / 15),
			},
			address: addresses[index % addresses.length],
		}));

	test('contradicts the address of the one of which nothing is around, where the town of another is', () => {
		expect([
			...locationAccuracyOf([...here(montrichard, montils), ...around(330, montrichard)]),
		]).toEqual([
			[
				'plc_here_1',
				{
					kind: 'among-other-towns',
					line: '41120 Les Montils',
					nearest: '41400 Montrichard Val de Cher',
				},
			],
		]);
	});

	test('is right for both where the border of their towns may be', () => {
		const kinds = (...records: JudgedRecord[]) =>
			kindsOf([...here(montrichard, montils), ...records]);
		const ofVillage = { postalCode: '41120', city: 'Monthou' };

		expect(kinds(...around(330, montrichard, montils))).toEqual([]);
		expect(kinds(...around(330, montrichard, ofVillage))).toEqual([]);
		expect(kinds(...around(330, montrichard, { ...montils, postalCode: '41129' }))).toEqual([]);
		expect(kinds(...around(170, montrichard))).toEqual([]);
		expect(kinds(...around(330, montrichard).slice(1))).toEqual([]);
		expect(kinds(...around(330, { postalCode: '41150', city: 'Chaumont' }))).toEqual([]);
	});

	test('is right for both where records around that state no postal code are of the town', () => {
		const kinds = (...towns: JudgedRecord['address'][]) =>
			kindsOf([...here(montrichard, montils), ...around(330, montrichard, ...towns)]);
		const [ofMontils, ofBlois] = [{ city: 'Les Montils' }, { city: 'Blois' }];

		expect(kinds(ofMontils, ofBlois)).toEqual([]);
		expect(kinds(ofBlois, ofMontils)).toEqual([]);
		expect(kinds(ofBlois)).toEqual([['plc_here_1', 'among-other-towns']]);
	});

	test('is that of one town, however it is written', () => {
		const kinds = (city: string, postalCode: string | undefined) =>
			kindsOf([...here(montrichard, { city, postalCode }), ...around(330, montrichard)]);

		expect(kinds('MONTRICHARD', '41401')).toEqual([]);
		expect(kinds('Montrichard Val de Cher Cedex', '41406')).toEqual([]);
		expect(kinds('Les Montils', '41 400')).toEqual([]);
		expect(kinds('Les Montils', undefined)).toEqual([]);
	});

	test('is that of none of three towns where the record nearest to it is in a fourth', () => {
		const at = (city: string) => ({ postalCode: '72340', city });
		const churches = here(at('Chahaignes'), at('Marçon'), at('Loir en Vallée'));
		const lines = ['72340 Chahaignes', '72340 Marçon', '72340 Loir en Vallée'];
		const farm = (city: string) => ({
			id: 'plc_farm',
			coordinates: { latitude: 47.344, longitude: 1.17038 },
			address: at(city),
		});

		expect([...locationAccuracyOf([...churches, farm('Lhomme')])]).toEqual(
			churches.map(({ id }) => [id, { kind: 'of-several-towns', lines }]),
		);
		expect(kindsOf([...churches, farm('Marçon')])).toEqual([]);
		expect(kindsOf([...churches.slice(1), farm('Lhomme')])).toEqual([]);
		expect(kindsOf(churches)).toEqual([]);
	});

	test('is that of one town where the neighbourhood of a record is the town of another', () => {
		const at = (city: string, neighbourhood?: string) => ({
			postalCode: '72340',
			city,
			neighbourhood,
		});
		const churches = here(at('Chahaignes'), at('Marçon'), at('Ruillé-sur-Loir'));
		const farm = (neighbourhood: string | undefined) => ({
			id: 'plc_farm',
			coordinates: { latitude: 47.344012, longitude: 1.17038 },
			address: at('Loir en Vallée', neighbourhood),
		});
		const kinds = (neighbourhood: string | undefined) =>
			kindsOf([...churches, farm(neighbourhood)]).map(([, kind]) => kind);

		expect(kinds('RUILLE SUR LOIR')).toEqual([]);
		expect(kinds('Lavenay')).toEqual(Array(3).fill('of-several-towns'));
		expect(kinds(undefined)).toEqual(Array(3).fill('of-several-towns'));
	});

	test('is one where digits beyond the fifth decimal differ', () => {
		const [first, second] = here(montrichard, montils);
		const moved = second && { ...second, coordinates: { ...spot, latitude: 47.3404874 } };
		const records = [first, moved].filter((record) => record !== undefined);

		expect(kindsOf([...records, ...around(330, montrichard)])).toEqual([
			['plc_here_1', 'among-other-towns'],
		]);
	});
});

test('points that towns share are judged in a time that grows with the records', () => {
	const records = (count: number): JudgedRecord[] =>
		Array.from({ length: count }, (_, index) => ({
			id: `plc_${index}`,
			coordinates: {
				latitude: 47.00001 + (index % 3 === 0 ? 0 : (index % 400) / 10_000),
				longitude: 1.00001 + Math.floor(index / 400) / 10_000,
			},
			address: { postalCode: String(37_000 + (index % 900)), city: `Ville ${index}` },
		}));
	const made = new Map([1_000, 4_000].map((count) => [count, records(count)]));

	expect(kindsOf(made.get(1_000) ?? []).length).toBeGreaterThan(0);
	expect(growth(1_000, (count) => locationAccuracyOf(made.get(count) ?? []))).toBeLessThan(
		steadyGrowth,
	);
});

test('points are judged in a time that grows with the records', () => {
	const records = (count: number): JudgedRecord[] =>
		Array.from({ length: count }, (_, index) => {
			// Three streets at one point, and one record in a thousand of another district.
			const spot = Math.floor(index / 3);
			const isStray = index % 1000 === 530;
			return {
				id: `plc_${index}`,
				coordinates: {
					latitude: 47.00001 + (spot % 40) / 100,
					longitude: 1.00001 + Math.floor(spot / 40) / 100,
				},
				address: {
					street: `${index % 90} rue ${String.fromCharCode(97 + (index % 7))}`,
					postalCode: `${isStray ? 90 : 37}${String(spot % 1000).padStart(3, '0')}`,
					city: isStray ? `Bourg ${index}` : `Ville ${Math.floor(spot / 20)}`,
				},
			};
		});
	const made = new Map([1_000, 4_000].map((count) => [count, records(count)]));
	const kinds = new Set(kindsOf(made.get(1_000) ?? []).map(([, kind]) => kind));

	expect([...kinds].sort()).toEqual(['among-other-towns', 'point-of-town']);
	expect(growth(1_000, (count) => locationAccuracyOf(made.get(count) ?? []))).toBeLessThan(
		steadyGrowth,
	);
});
