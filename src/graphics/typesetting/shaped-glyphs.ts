import { Buffer, type Font, shape } from 'harfbuzzjs';

/** Glyphs in the order in which they are drawn; all lengths are font units. */
export interface ShapedGlyphs {
	glyphs: { id: number; x: number; y: number }[];
	advance: number;
}

const buffer = new Buffer();

/**
 * Returns a run of one script as glyphs, with the font's ligatures and kerning.
 *
 * @param tracking Added after each glyph, in font units.
 */
export function shapedGlyphs(font: Font, text: string, tracking: number): ShapedGlyphs {
	buffer.reset();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	shape(font, buffer);
	const positions = buffer.getGlyphPositions();
	let advance = 0;
	const glyphs = buffer.getGlyphInfos().flatMap(({ codepoint }, index) => {
		const position = positions[index];
		if (!position) return [];
		const glyph = { id: codepoint, x: advance + position.xOffset, y: position.yOffset };
		advance += position.xAdvance + (position.xAdvance === 0 ? 0 : tracking);
		return [glyph];
	});
	return { glyphs, advance };
}
