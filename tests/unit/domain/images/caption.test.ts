import { expect, test } from '@playwright/test';
import { captionOf } from '../../../../src/domain/images/caption.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

test('keeps words about an image', () => {
	for (const caption of [
		'The south front, seen from the gardens',
		'Château de Meslay',
		'2CV Tour’s',
		'8 rue Berthelot in 1923',
		'HOTEL LE BELLEVUE',
		'Terrace',
		'L’Ambacia',
		'Saint-Pierre-des-Corps',
		'Loire (1923)',
		'Lyon 1905',
		'BMW 2002 1970',
		'ROVER 2200 TC 1965',
		'Route D952',
		'Lyon (1905)',
		'Tomar, 1160–1314',
		'Blois 1914-1918',
		'The tower -- seen from the river',
		'Chambre 2',
		'大阪城',
		'大阪城天守閣2号',
		'วัดพระแก้ว',
		'قصر',
		'Caravage-La Cène d’Emmaüs',
		'Basilique Notre-Dame-de-la-Garde, Marseille',
		'Notre-Dame-de-la-Garde',
		'Église de Saint-Jean-de-la-Ruelle',
		'La Chapelle-Saint-Martin-en-Plaine (Loir-et-Cher)',
		'ÉGLISE DE SAINT-JEAN-DE-LA-RUELLE',
		'Place du Maréchal-de-Lattre-de-Tassigny, 1950',
		'Messe à la Chapelle-Saint-Martin-Notre-Dame-d’Eu',
		"Vue de 'Sainte-Maure-de-Touraine-Nord'",
		"Vue de 'Sainte-Maure-de-Touraine-Nord', 'Saint-Jean-de-la-Ruelle.'",
		'Untitled (1982) by Basquiat',
		'Sans titre, huile sur toile',
		'Pano 360° de la vallée',
		'Sam 24 juillet, concert',
		'Sunset over the pier, photo: @ana_reis',
		'The old mill (foto: ana@reis.pt)',
		'@ana_reis: the old mill',
		'Image 12: view from the keep over the river',
		'Screenshot of the ticket app',
		'Page 23 of the Book of Hours',
		'Mise en page 1 of the calendar',
		'The pier ©@ana_reis',
		'LA MAISON SAINT AIGNAN-CHAMBRE DUO',
		'CHATEAU ET JARDINS DE VILLANDRY',
		'SAINT-AIGNAN',
		'ROUTE D-0952 TO TOURS',
		'Tours EXPO-2020',
		'Générique du film',
		'Affiche JEP 2020',
		'PHOTO DE 1914',
		'PHOTO OF THE CELLAR 2',
		'LOGO VISITES ET SECRETS',
		'Logo',
	]) {
		expect(captionOf(caption), caption).toBe(caption);
	}
});

test('takes the name of a file for no caption', () => {
	for (const name of [
		'IMAGE0902-2',
		'IMG_5589',
		'IMG-20170409-190131',
		'DSC_0067',
		'DSCN6561--1-',
		'SAM-0261',
		'PANO_20160429_114405',
		'untitled-1-2',
		'P1050154',
		'_MG_1369',
		'AP9I1545',
		'WP_20160429_11_44_05_Pro',
		'PXL_20230104_101112',
		'2017-05-28 001 026',
		'1 (10)',
		'08',
		'dfg',
		'010a8a44afb079075e890d92c0f3e8c7',
		'poster.indd',
		'view of the castle.JPG',
		'Domaine_de_la_Chataigneraie',
		'agathe et fidji_loches-valdeloire',
		'ACVL-AZAY-LE-RIDEAU--azay-le-rideau-cycles',
		'(13)musee-montoire©CDT41',
		'chateau-blois-maison-de-la-magie-tourisme',
		'balade-velo',
		'Chapelle-Saint-Gilles-Montoire-sur-le-Loir',
		'HôtelChaptal',
		'CampingLaPoterie (16)',
		'hotel-kyriad_Tours-sud03',
	]) {
		expect(captionOf(name), name).toBeUndefined();
	}
});

test('leaves out what programs add to the end of a name', () => {
	expect(captionOf('Château de Nitray (3)')).toBe('Château de Nitray');
	expect(captionOf('photo musée Thésée 800x600')).toBe('photo musée Thésée');
	expect(captionOf('The old mill--2-')).toBe('The old mill');
});

test('takes a single word for a file’s name where the image’s file bears it', () => {
	expect(captionOf('Vue-de-Lavardin', 'https://i.example/Vue-de-Lavardin-2.jpg')).toBeUndefined();
	expect(captionOf('Hôtel-Rabelais', 'https://i.example/a/hotel-rabelais.jpg')).toBeUndefined();
	expect(captionOf('vendangeuse', 'https://i.example/vendangeuse.jpg')).toBeUndefined();
	expect(captionOf('ST-AIGNAN', 'https://i.example/12-ST-AIGNAN.png')).toBe('ST-AIGNAN');
	expect(captionOf('Azay-le-Rideau', 'https://i.example/DSC04836.jpg')).toBe('Azay-le-Rideau');
	expect(captionOf('Terrace', 'https://i.example/terrace.jpg')).toBe('Terrace');
	expect(captionOf('Le petit train', 'https://i.example/Le-petit-train.jpg')).toBe(
		'Le petit train',
	);
});

test('knows no caption where none is stated', () => {
	expect(captionOf(undefined)).toBeUndefined();
	expect(captionOf('  ')).toBeUndefined();
	expect(captionOf('©')).toBeUndefined();
	expect(captionOf('(2)')).toBeUndefined();
});

for (const [begin, repeated, end] of [
	['', 'a-', ''],
	['', '(', ''],
	['', ' copy', 'x'],
	['', 'a.', '@'],
	['a@', 'b.', ''],
	['', '@', 'a'],
	['Image ', '12 ', 'x'],
	['Screenshot', ' at', 'x'],
	['', '--1', 'x'],
	['', 'A-', ' Saint-A'],
	['A- Saint', '-A', '-'],
	['A ', 'Saint-', '#'],
	['A Saint-A-A-A-A', "'", '#'],
	['untitled', '-1 copy', 'x'],
	['Untitled', ' ', 'x'],
	['PHOTO', ' AB', 'x'],
	['photo', '  ', 'x'],
	['', 'photo ', 'x'],
] as const) {
	test(`reads a text of very many “${repeated}” in a time that grows with its length`, () => {
		const read = (times: number) => captionOf(begin + repeated.repeat(times) + end);

		expect(growth(5000, read)).toBeLessThan(steadyGrowth);
	});
}
