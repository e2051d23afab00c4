import type { Plugin } from 'vite';

/**
 * Puts modules of several scripts into one file: files that ask for each other would each cost a
 * round trip.
 */
const groups = [
	// What `src/ui/client/page.ts` loads stays one file, also where other scripts need a part of it,
	// and has what the next two share.
	{
		name: 'page',
		test: /Document\.astro\?astro&type=script|ui\/client\/(modifier-keys|open-modally|stored-choice|task-queue)|src\/i18n\/(durations|locale\/(elided|formatters|memo|written-date))|src\/domain\/opening-hours\/(calendar|clock-text|time-of-day|wall-clock)/,
		priority: 3,
	},
	// So do opening hours and the cards of events, of which other scripts need a part as well.
	{ name: 'opening-status', test: /OpeningStatus\.astro\?astro&type=script/, priority: 2 },
	{ name: 'event-cards', test: /EventDate\.astro\?astro&type=script/, priority: 2 },
	// What the map and the search share with lists that have filters.
	{
		name: 'tables',
		test: /src\/(outputs\/explore\/(load|packed-(?!dates)|place-(file|table))|domain\/geo\/(?!distance-)|i18n\/messages\/|ui\/client\/(page-parts|row-texts|text-elements|visitor-position))/,
		minShareCount: 2,
		priority: 1,
	},
	// What lists with filters share.
	{
		name: 'filters',
		test: /src\/(outputs\/explore\/(?!(event-(file|table)|filter-parameters|packed-dates|matching-rows|open-places|place-(filters|order))\.)|ui\/client\/filters\/)/,
		minShareCount: 2,
		priority: 1,
	},
	// What the list of events shares with what is saved.
	{
		name: 'events',
		test: /src\/(outputs\/explore\/(event-(file|table)|packed-dates)|ui\/client\/whats-on\/event-row)/,
		minShareCount: 2,
		priority: 0.5,
	},
	// What only lists of places share with the map of what is chosen.
	{
		name: 'places',
		test: /src\/(outputs\/explore\/|domain\/geo\/distance-|ui\/client\/explore\/place-row)/,
		minShareCount: 2,
	},
];

const output = {
	codeSplitting: { groups },
	// Astro names a script after its component, by forty letters more in each page.
	entryFileNames: ({ name }: { name: string }) =>
		`_astro/${name.replace(/\.astro_astro_type_script_.*/, '')}.[hash].js`,
};

/**
 * Says into which files scripts go, and lets those that are needed later be imported plainly.
 *
 * Vite would load the stylesheets of imported scripts before them, by a kilobyte of script on each
 * page and lists of the files that each needs: pages link their stylesheets themselves.
 */
export function browserScripts(): Plugin {
	return {
		name: 'waymark-browser-scripts',
		enforce: 'pre',
		configEnvironment: (environment) => ({
			build: {
				modulePreload: false,
				...(environment === 'client' ? { rolldownOptions: { output } } : {}),
			},
		}),
		load: {
			filter: { id: /^\0vite\/preload-helper\.js$/ },
			handler: () => 'export const __vitePreload = (load) => load();',
		},
	};
}
