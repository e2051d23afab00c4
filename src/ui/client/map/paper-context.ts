/** Draws paper: apart from the page where the browser can. */
export type PaperContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
