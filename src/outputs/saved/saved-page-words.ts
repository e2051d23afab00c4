import type { CardWords, ExploreWords, SavedListWords } from '../../i18n/messages/browser-words.ts';
import type { DayTimesWords } from '../../domain/opening-hours/day-times-text.ts';
import type { WhatsOnWords } from '../explore/whats-on-words.ts';

/** Holds the words that the page of what is saved puts together: its own, and those of lists. */
export interface SavedPageWords
	extends
		SavedListWords,
		Pick<ExploreWords, 'free' | 'locating' | 'positionDenied' | 'positionUnknown'>,
		Pick<CardWords, 'over'>,
		Pick<DayTimesWords, 'times' | 'timesUntilNextDay'>,
		Pick<WhatsOnWords, 'datesToBeConfirmed'> {}
