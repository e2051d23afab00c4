/** Draws tiles of the base map: apart from the page where the browser can. */
export type CanvasContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
