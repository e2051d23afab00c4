/** Draws tiles of the base map: apart from the page where the browser can. */
export type CanvasContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/**
 * Lists what the drawing takes from the stylesheet: `color` of names, `outline-color` of the
 * ground, `border-top-color` of lines, `column-rule-color` of dots, `text-decoration-color` of
 * water, `border-bottom-color` of shores and rivers.
 */
export type CanvasStyle = Pick<
	CSSStyleDeclaration,
	| 'borderBottomColor'
	| 'borderTopColor'
	| 'color'
	| 'columnRuleColor'
	| 'fontFamily'
	| 'outlineColor'
	| 'textDecorationColor'
>;

/** Returns a copy of the style: the browser works its own out anew each time it is read. */
export function styleOf(element: HTMLElement): CanvasStyle {
	const style = getComputedStyle(element);
	const { borderBottomColor, borderTopColor, color, columnRuleColor, fontFamily } = style;
	const { outlineColor, textDecorationColor } = style;
	return {
		borderBottomColor,
		borderTopColor,
		color,
		columnRuleColor,
		fontFamily,
		outlineColor,
		textDecorationColor,
	};
}
