import type {
	CardWords,
	ClosedWords,
	SaveButtonWords,
	SaveNotices,
	StatusWords,
} from './i18n/messages/browser-words.ts';
import type { OfflineWords } from './i18n/messages/offline-words.ts';
import type { PageLanguages } from './i18n/locale/text-language.ts';
import type { SiteFrame } from './ui/view-models/site/site-frame.ts';

declare global {
	/** Types of modules that no file holds: their declarations can import none. */
	namespace BrowserWords {
		type OfCards = CardWords;
		type OfClosedVenues = ClosedWords;
		type OfOffline = OfflineWords;
		type OfStatus = StatusWords;
		type OfSaveButtons = SaveButtonWords;
		type OfSaving = SaveNotices;
	}

	namespace App {
		interface Locals {
			/**
			 * Languages of the page that is made; `Document.astro` sets them for the components in it.
			 */
			languages: PageLanguages;
			/** Address of the covers, and the accent they are drawn with; set as `languages` is. */
			covers: SiteFrame['covers'];
			/** Time zone of the guide, which the page states once; set as `languages` is. */
			timeZone: string;
		}
	}
}
