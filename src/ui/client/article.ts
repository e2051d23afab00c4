/** Loads the elements of the page of a place or an event; `page.ts` loads those of any page. */
import './copy-text.ts';
import './directions-link.ts';
import './photograph-viewer.ts';
import './practical-column.ts';
