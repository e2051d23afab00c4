import { expect, test } from '@playwright/test';
import { withoutMojibake } from '../../../src/records/mojibake.ts';
import { growth, steadyGrowth } from '../../support/growth.ts';

/** Maps mojibake to the text that was meant. */
const mended: Record<string, string> = {
	'LiptovskÃ½ MikulÃ¡Å¡': 'Liptovský Mikuláš',
	'ðŸŽ‰ FÃªte': '🎉 Fête',
	'ðŸŽ‰': '🎉',
	'Place de la RÃ©publique': 'Place de la République',
	'MÃ©ziÃ¨re, Ã‰glise': 'Mézière, Église',
	'Ã‰ um museu. Ãˆ un castello, (Ã€ voir)': 'É um museu. È un castello, (À voir)',
	'CHÃ‚TEAU, HÃ”TEL, CAFÃ‰': 'CHÂTEAU, HÔTEL, CAFÉ',
	'ESPAÃ‘A, CORUÃ‘A': 'ESPAÑA, CORUÑA',
	'SacrÃ©-CÅ“ur, Å’uvre, CÅ’UR': 'Sacré-Cœur, Œuvre, CŒUR',
	'Å»ywiec, Å\u0081Ã³dÅº, PoznaÅ„': 'Żywiec, Łódź, Poznań',
	'BeÅŸiktaÅŸ, Ä°stanbul, KuÅŸadasÄ±': 'Beşiktaş, İstanbul, Kuşadası',
	'BucureÈ™ti, TIMIÈ˜OARA': 'București, TIMIȘOARA',
	'OÊ»zbekiston, AzÉ™rbaycan': 'Oʻzbekiston, Azərbaycan',
	'Phá»‘ cá»• HÃ\u00A0 Ná»™i, Huáº¿': 'Phố cổ Hà Nội, Huế',
	'ÐœÐ¾Ñ\u0081ÐºÐ²Ð° Ð¸ Ñ\u008F': 'Москва и я',
	'Î‘Î¸Î®Î½Î±': 'Αθήνα',
	'×©×œ×•×\u009D': 'שלום',
	'Ø§Ù„Ù‚Ø§Ù‡Ø±Ø©': 'القاهرة',
	'é‡‘é–£å¯º, å±±': '金閣寺, 山',
	'ì„œìš¸': '서울',
	'the windmillâ€™s 110 mÂ², 1Â¼ mile, NÂ° 5, 10Â\u00A0â‚¬':
		'the windmill’s 110 m², 1¼ mile, N° 5, 10\u00A0€',
	'Â« lâ€™Ã©tÃ© Â» â€“ â€œjazzâ€\u009D': '« l’été » – “jazz”',
	'“Ã‰tÃ©” – l’Ã©tÃ©': '“Été” – l’été',
	'âœ” Open â†’ 1 Ã— 2 â˜…': '✔ Open → 1 × 2 ★',
	'caf\u00C3\u00A9 \u00E2\u0080\u0099': 'café ’',
	'twice: cafÃƒÂ©, doesnÃ¢â‚¬â„¢t': 'twice: café, doesn’t',
	'three times: doesnÃƒÂ¢Ã¢â€šÂ¬Ã¢â€žÂ¢t': 'three times: doesn’t',
	'ï¿½': '\uFFFD',
};

test('UTF-8 that was read as Windows-1252 or ISO 8859-1 is mended, in any script', () => {
	for (const [text, right] of Object.entries(mended)) {
		expect(withoutMojibake(text), text).toBe(right);
	}
});

test('text stays where its signs may be meant', () => {
	for (const text of [
		'êžš',
		...['SÃO JOÃO', '«A IRMÃ»', '“IRMÃ”', 'AMANHÃ às 10', 'MANHÃ – TARDE', 'MANHÃ–TARDE'],
		...['HÂL»', '«Â»', '«Ã»', 'ÂNGELA', '«CAFÉ»', 'château', 'voilà', 'IRMÃ’S', 'Å’s', 'FÖ’s'],
		...['»PÅ«', '„SPÄ“', 'KŘÍŽ', 'MNÍŠEK', 'Úžasný', '3×½', 'está»”', 'olé”…', 'café»…', '“â”…'],
		...['«COBORÎ»', 'COSÌ»', 'LUNEDÌ…', 'Spaß»', 'Å–byen', 'CAFÉ²', 'PIÑA®', 'NESTLÉ®', 'ARRÊ»'],
	]) {
		expect(withoutMojibake(text), text).toBe(text);
	}
});

test('what is not whole stays: a word of which a byte was lost is mended as a whole or not at all', () => {
	for (const text of ['ÐœÐ¾ÑÐºÐ²Ð°', 'SÃ o', 'cafÃ', 'jazzâ€', 'â€', 'ðŸŽ', 'K?ln', 'Caf\uFFFD']) {
		expect(withoutMojibake(text), text).toBe(text);
	}
});

test('signs that may be meant are mended where the rest of the text proves that all of it is mojibake', () => {
	expect(withoutMojibake('NÃ©')).toBe('NÃ©');
	expect(withoutMojibake('NÃ©, un cafÃ©')).toBe('Né, un café');
	expect(withoutMojibake('NÃ©, SÃO, un cafÃ©')).toBe('NÃ©, SÃO, un café');
});

test('letters that are garbled without end are mended in a time that grows with the text', () => {
	for (const part of ['Ãƒ', 'Ã', 'Ã©', 'â€', 'Ãƒƒ', 'ðŸ', 'Ãƒ ']) {
		expect(
			growth(100_000, (times) => withoutMojibake(part.repeat(times))),
			part,
		).toBeLessThan(steadyGrowth);
	}
});
