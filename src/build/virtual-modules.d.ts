/** Brings the styles of a guide’s own, `src/styles.css`, where it has any. */
declare module 'virtual:waymark/own-styles';

/** Holds the URL and size of the guide’s logo; `undefined` where it has none. */
declare module 'virtual:waymark/logo' {
	const logo: { src: string; width: number; height: number; isBesideName: boolean } | undefined;
	export default logo;
}

/** Holds the names of sections that come first, in their order. */
declare module 'virtual:waymark/sections' {
	const sections: readonly string[];
	export default sections;
}

/** Brings typefaces of the guide’s own; URLs of what is preloaded of them, '' for nothing. */
declare module 'virtual:waymark/typefaces' {
	const files: { heading?: string; body?: string };
	export default files;
}

/** Holds the words of dates on cards, in the guide’s language (`ui/layouts/guide-modules.ts`). */
declare module 'virtual:waymark/card-words' {
	const words: BrowserWords.OfCards;
	export default words;
}

/** Holds what lists of what is on say of closed venues, in the guide’s language. */
declare module 'virtual:waymark/closed-words' {
	const words: BrowserWords.OfClosedVenues;
	export default words;
}

/** Holds the words of a status, in the guide’s language. */
declare module 'virtual:waymark/status-words' {
	const words: BrowserWords.OfStatus;
	export default words;
}

/** Holds the words of the buttons that save, in the guide’s language. */
declare module 'virtual:waymark/save-button-words' {
	const words: BrowserWords.OfSaveButtons;
	export default words;
}

/** Holds what is said after one is pressed. */
declare module 'virtual:waymark/save-notices' {
	const words: BrowserWords.OfSaving;
	export default words;
}

/** Holds what is said of a page that the guide has anew. */
declare module 'virtual:waymark/offline-words' {
	const words: BrowserWords.OfOffline;
	export default words;
}

/** Says whether browsers keep pages for when there is no network. */
declare module 'virtual:waymark/keeps-pages' {
	const keepsPages: boolean;
	export default keepsPages;
}

/** Holds `ui/layouts/start-up.js`, minified. */
declare module 'virtual:waymark/start-up-script' {
	const script: string;
	export default script;
}

/** Says what the command knows of the content (`build/content-state.ts`). */
declare module 'virtual:waymark/content-state' {
	/** Whether the service has been read for this build. */
	export const isContentRead: boolean;
	/** Whether the collections are there for their types alone. */
	export const isSyncOnly: boolean;
}
