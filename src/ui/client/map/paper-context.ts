/** What paper is drawn with: apart from the page where the browser can. */
export type PaperContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;
