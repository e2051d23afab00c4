import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { lexicons } from '../../../../src/i18n/lexicons/lexicons.ts';
import { isPlaceholder } from '../../../../src/i18n/lexicons/placeholders.ts';
import { testProperty } from '../../../support/test-property.ts';

for (const text of [
	...['-', '–', '—', '−', '.', '…', '...', '--', '?', '/', '_', '()', '[]', '・', ' - '],
	...['N/A', 'n/a', 'N / A', 'n.a.', 'n. a.', 'Ｎ／Ａ', '#N/A', '(N/A)', 'null', '#REF!'],
	...['none', 'None', 'NONE.', '(none)', '- none -', 'nil', 'Unknown', 'not  applicable'],
	...['keine Angabe', 'Keine Angaben.', 'k. A.', 'k.A.', 'nicht zutreffend'],
	...['sin datos', 'Sin información', 'No aplica', 'ninguno', 'n/d', 'S/D'],
	...['non renseigné', 'Néant', 'aucune', "pas d'information", 'Pas d’informations'],
	...['nessuno', 'Non specificato', 'N/D', '無', '特になし', '該当なし', '不明'],
	...['n.v.t.', 'niet van toepassing', 'Geen', 'nenhum', 'Não se aplica', 'sem informação'],
	...['不適用', '不适用', '无', '暫無資料', '해당 없음', '정보없음', 'ikke oplyst', 'brak danych'],
	...['не указано', 'bez údajů', 'ei tietoa', 'uppgift saknas', 'belirtilmemiş', 'no consta'],
]) {
	test(`takes “${text}” for no content`, () => {
		expect(isPlaceholder(text)).toBe(true);
	});
}

for (const text of [
	...['NA', 'na', 'NO', 'no', 'ND', 'N.C.', 'N.D.', 'K', 'x', '0', '1', '-1', '007'],
	...['€', '€€', '$$', '★★★', '***', '!!!', '✓', '+', '○', '×', '有', '♿', '©'],
	...['None of the above', 'No data without context', 'Nilgiri', 'Not before 18:00'],
	...['not available', 'to be announced', 'TBC', 'entfällt', 'annulé', '未定', '미정'],
	...['Keine Angabe von Gründen nötig', 'Sin datos móviles', '無料', '無休', '無印良品', '未来'],
]) {
	test(`takes “${text}” for content`, () => {
		expect(isPlaceholder(text)).toBe(false);
	});
}

testProperty('marks and capitals around a placeholder change nothing', 100, () =>
	fc.property(
		fc.constantFrom(...lexicons.flatMap(({ placeholders }) => placeholders)),
		fc.constantFrom('', ' ', '- ', '(', '„', '– '),
		fc.constantFrom('', ' ', '.', '。', ')', '…', ' -'),
		(text, before, after) => {
			expect(isPlaceholder(`${before}${text}${after}`)).toBe(true);
			expect(isPlaceholder(text.toUpperCase())).toBe(true);
		},
	),
);

testProperty(
	'a text with a placeholder in it is content where another word stands there',
	100,
	() =>
		fc.property(
			fc.constantFrom(...lexicons.flatMap(({ placeholders }) => placeholders)),
			(text) => {
				expect(isPlaceholder(`${text} Harbour 7`)).toBe(false);
				expect(isPlaceholder(`Harbour 7 ${text}`)).toBe(false);
			},
		),
);
