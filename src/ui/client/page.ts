/**
 * Loads what any page may hold: one file for all pages is lighter than one for each element, and is
 * in every cache.
 */
import './dated-notice.ts';
import './event-date.ts';
import './event-cards.ts';
import './opening-status.ts';
import './search-box.ts';
import './theme-switch.ts';
