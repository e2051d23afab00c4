import leafletStyles from '../../styles/leaflet.css?inline';
import mapStyles from '../../styles/map.css?inline';

let adopted = false;

/** Gives the document the styles of maps, which only pages with an open map need. */
export function adoptMapStyles(): void {
	if (adopted) return;
	adopted = true;
	const styles = new CSSStyleSheet();
	styles.replaceSync(leafletStyles + mapStyles);
	document.adoptedStyleSheets.push(styles);
}
