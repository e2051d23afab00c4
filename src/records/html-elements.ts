/**
 * Names of HTML elements, those that are obsolete included, and of the shapes of SVG within it
 * (HTML Standard, index of elements and section “Non-conforming features”; SVG 2, chapters 5, 9 and
 * 10).
 */
export const elementNames =
	`a abbr acronym address applet area article aside audio b base basefont bdi bdo bgsound big blink
	blockquote body br button canvas caption center circle cite code col colgroup data datalist dd defs
	del details dfn dialog dir div dl dt ellipse em embed fencedframe fieldset figcaption figure font
	footer form frame frameset g h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input
	ins isindex kbd keygen label legend li line link listing main map mark marquee math menu menuitem
	meta meter multicol nav nextid nobr noembed noframes noscript object ol optgroup option output p
	param path picture plaintext polygon polyline portal pre progress q rb rect rp rt rtc ruby s samp
	script search section select slot small source spacer span strike strong style sub summary sup svg
	symbol table tbody td template textarea tfoot th thead time title tr track tt u ul use var video wbr
	xmp`.split(/\s+/);
