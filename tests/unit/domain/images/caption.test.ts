import { expect, test } from '@playwright/test';
import { captionOf } from '../../../../src/domain/images/caption.ts';
import { growth, steadyGrowth } from '../../../support/growth.ts';

/** As services name files: in plain letters, digits and hyphens. */
function addressOfFile(name: string): string {
	const plain = name.normalize('NFD').replace(/\p{M}/gu, '');
	return `https://i.example/${plain.replace(/[^A-Za-z0-9]/g, '-')}.jpg`;
}

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
		'SAM 0261',
		'PANO_20160429_114405',
		'Untitled',
		'untitled-1-2',
		'Untitled design (4)',
		'Sans titre-1 - Copie',
		'P1050154',
		'_MG_1369',
		'AP9I1545',
		'WP_20160429_11_44_05_Pro',
		'IMAGE 12 - copy',
		'Screenshot',
		'Screenshot 2020-02-14 at 12.16',
		'Screen Shot 2019-07-01 at 3.04.05 PM',
		'Screenshot from 2020-02-14 12-16-33',
		'Capture d’écran 2020-08-25 à 12.17.45',
		'SONY DSC',
		'Mise en page 1 (Page 1)',
		'Layout 1',
		'PXL_20230104_101112',
		'2017-05-28 001 026',
		'1 (10)',
		'jep 2020',
		'JEP 2020',
		'vacances 2012 prieuré 085',
		'vacances 2012 prieuré 085 copie',
		'SL-4174 © DnC - Photo Sophie Lloyd. Ts droits jusqu’à avril 2024',
		'Azay 2017-05',
		'Azay 201705',
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
		'ana@reis.pt',
		'@ana_reis',
		'old_mill by @ana_reis',
		'old mill@2x',
		'Hotel-Le-Relais-de-Chambord',
		'Chapelle-Saint-Gilles-Montoire-sur-le-Loir',
		'Exposition Maison-Natale-de-Ronsard-Vallée-de-Ronsard',
		'Tyrolienne 1 -Chemille-sur-Indrois-Montresor-Loches valdeloire',
		'HôtelChaptal',
		'CampingLaPoterie (16)',
		'hotel-kyriad_Tours-sud03',
		'HÔTEL IBIS BLOIS CENTRE CHATEAU-0920',
		'Domaine Dutertre AVRIL 2007 144',
		'PHOTO BB 2',
		'AFFICH DER 14XS',
		'Affiche Logo',
		'SIGNATURE LOGO',
		'LOGO-AEROZACH',
		'Générique concert',
		'GENERIQUE LES RACONTINES',
	]) {
		expect(captionOf(name), name).toBeUndefined();
	}
});

test('leaves out what programs add to the end of a name', () => {
	expect(captionOf('Château de Nitray (3)')).toBe('Château de Nitray');
	expect(captionOf('Prieuré de Grandmont copie')).toBe('Prieuré de Grandmont');
	expect(captionOf('The old mill - Copy')).toBe('The old mill');
	expect(captionOf('photo musée Thésée 800x600')).toBe('photo musée Thésée');
});

test('takes words joined by hyphens for a file’s name where the image’s file bears it', () => {
	expect(captionOf('Vue-de-Lavardin', 'https://i.example/Vue-de-Lavardin-2.jpg')).toBeUndefined();
	expect(captionOf('Hôtel-Rabelais', 'https://i.example/a/hotel-rabelais.jpg')).toBeUndefined();
	expect(captionOf('vendangeuse', 'https://i.example/vendangeuse.jpg')).toBeUndefined();
	expect(captionOf('CHT-QUINCAY', 'https://i.example/12-CHT-QUINCAY.png')).toBeUndefined();
	expect(captionOf('ST-AIGNAN', 'https://i.example/12-ST-AIGNAN.png')).toBe('ST-AIGNAN');
	expect(captionOf('Azay-le-Rideau', 'https://i.example/DSC04836.jpg')).toBe('Azay-le-Rideau');
	expect(captionOf('Terrace', 'https://i.example/terrace.jpg')).toBe('Terrace');
	expect(captionOf('Le petit train', 'https://i.example/Le-petit-train.jpg')).toBe(
		'Le petit train',
	);
});

test('takes small words that hyphens join to a capital for a file’s name where the image’s file has them among others', () => {
	const file = 'https://i.example/mill-lily-of-the-valley-2.jpg';

	expect(captionOf('Lily-of-the-valley', file)).toBeUndefined();
	expect(captionOf('Lily-of-the-valley', 'https://i.example/lily-1.jpg')).toBe(
		'Lily-of-the-valley',
	);
	expect(captionOf('Lily-of-the-valley', 'https://i.example/DSC04836.jpg')).toBe(
		'Lily-of-the-valley',
	);
	expect(captionOf('Mill-on-Lily', 'https://i.example/the-mill-on-lily.jpg')).toBe('Mill-on-Lily');
});

test('takes words that a number is joined to for a file’s name where the image’s file bears it', () => {
	for (const name of [
		'bon laboureur-34',
		'le bon laboureur 2019-12',
		'Hostellerie de l’Isle3',
		'le bon laboureur2016-1',
		'cheval rouge 2014t',
		'journéevendanges 1',
		'hôtel le blason 12',
	]) {
		expect(captionOf(name, addressOfFile(name)), name).toBeUndefined();
		expect(captionOf(name, 'https://i.example/DSC04836.jpg'), name).toBe(name);
	}
	for (const words of [
		'Plan d’eau 1',
		'grandes dents 123',
		'Route D952',
		'Blois 1914-1918',
		'Chambre 2',
		'Le Mans 1965',
		'The quay in the 2010s',
	]) {
		const file = words.replaceAll(' ', '-');
		expect(captionOf(words, `https://i.example/${file}.jpg`), words).toBe(words);
	}
});

test('takes words written as only files are named for no caption where the image’s file bears them', () => {
	for (const name of [
		'PAGE 22-HALLOWEEN PARTY Ghost-n-Goblins',
		'PAGE 23 - numériconte credit photo  Editions animées',
		'PAGE 32 -JS',
		'visuel csc 20-21- LA PASSERELLE',
		'maisonMagie Blois- Ana Reis',
		'Le châteaudeMontrésorVisite',
		'ManoirdeContres. ext.',
		'20.10.14 - Petit poucet',
	]) {
		expect(captionOf(name, addressOfFile(name)), name).toBeUndefined();
		expect(captionOf(name, 'https://i.example/DSC04836.jpg'), name).toBe(name);
	}
	for (const words of [
		'Page 23 of the Book of Hours',
		'Page 23 - the Annunciation',
		'Église d’Orbigny- Loches',
		'14.07.1919 - the parade',
		'Dining at McDonald’s',
		'House of VandeVelde',
	]) {
		expect(captionOf(words, addressOfFile(words)), words).toBe(words);
	}
});

test('leaves out words that hyphens join to the end of the name of the image’s file', () => {
	const captionOfFile = (name: string) => captionOf(name, addressOfFile(name));

	expect(captionOfFile('La terrasse de la Porte royale-loches-valdeloire')).toBe(
		'La terrasse de la Porte royale',
	);
	expect(captionOfFile('Du clocher à la crypte (1)-loches-valdeloire - Copie')).toBe(
		'Du clocher à la crypte',
	);
	expect(captionOfFile('Piscine 1b-Genillé-valdeloire')).toBe('Piscine 1b');
	expect(captionOfFile('Attelage Beaulieu-ot-loches')).toBe('Attelage Beaulieu');
	expect(captionOfFile('oiseau bleu-le louroux-valdeloire')).toBe('oiseau bleu');
	expect(captionOfFile('Lounge-Carpe Diem-Chemille sur Indrois-valdeloire')).toBe(
		'Lounge-Carpe Diem',
	);
	expect(captionOfFile('Chartreuse-du-Liget-Chemille sur Indrois-valdeloire')).toBeUndefined();
	expect(captionOfFile('parcours pêche5-loches-valdeloire')).toBeUndefined();
	for (const words of [
		'Atelier arc-en-ciel',
		'Vue nord-nord-ouest',
		'Salle du rez-de-chaussée',
		'Tours (37) - façade nord',
		'Tente 2b-Grande-Plage',
		'La plage de Villeneuve-Loubet-village',
		'Église Saint-Martin et son porte-bouteilles',
	]) {
		expect(captionOfFile(words), words).toBe(words);
	}
	expect(captionOf('Porte royale-loches-valdeloire', 'https://i.example/1.jpg')).toBe(
		'Porte royale-loches-valdeloire',
	);
});

test('leaves out a word joined to the end with which the name of the image’s file begins', () => {
	const words = 'La forêt de Loches-valdeloire';

	expect(captionOf(words, 'https://i.example/-valdeloire-e4eba9c6.jpg')).toBe('La forêt de Loches');
	expect(captionOf(words, 'https://i.example/valdeloire-e4eba9c6.jpg')).toBe(words);
	expect(captionOf(words, 'https://i.example/-valdeloires-e4eba9c6.jpg')).toBe(words);
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
