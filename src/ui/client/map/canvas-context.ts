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
