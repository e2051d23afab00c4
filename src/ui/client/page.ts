/**
 * Loads what any page may hold, but for opening hours and cards of events, which take most: one
 * file for all pages is lighter than one for each element, and is in every cache.
 */
import './copy-text.ts';
import './dated-notice.ts';
import './loaded-at-click.ts';
import './search-box.ts';
import './theme-switch.ts';

// Only in wide windows a column stands beside another one: see `ArticleColumns.astro`.
if (matchMedia('(min-width: 60rem)').matches) void import('./practical-column.ts');
