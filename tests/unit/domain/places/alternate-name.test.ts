import { expect, test } from '@playwright/test';
import { alternateName } from '../../../../src/domain/places/alternate-name.ts';

test('a name that differs in case, accents, marks or spaces alone is no other one', () => {
	for (const [name, other] of [
		['Aventure Canoë sur le Cher', 'Aventure canoe sur le cher'],
		['L’Étape Gourmande', "L'Etape Gourmande"],
		['USV Canoë-Kayak', 'USV Canoë Kayak'],
		['Camping "Les Reclusages"', 'Camping  Les Reclusages '],
		['Αθήνα', 'ΑΘΗΝΑ'],
		['★', '★ '],
	] as const) {
		expect(alternateName({ name, alternate_name: other }), other).toBeUndefined();
	}
});

test('a name in other words or another script is another one, and so is one of other signs', () => {
	for (const [name, other] of [
		['Pôle karting', 'Karting'],
		['Tour Levoy', 'La Tour Levoy'],
		['Kyoto', '京都'],
		['ヘ', 'ペ'],
		['★', '☾'],
		['★', 'Star'],
	] as const) {
		expect(alternateName({ name, alternate_name: other }), other).toBe(other);
	}
	expect(alternateName({ name: '★', alternate_name: undefined })).toBeUndefined();
});
