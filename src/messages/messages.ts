import { credits } from './en/credits.ts';
import { events } from './en/events.ts';
import { feeds } from './en/feeds.ts';
import { openingHours } from './en/opening-hours.ts';
import { pages } from './en/pages.ts';
import { places } from './en/places.ts';

const english = { credits, events, feeds, openingHours, pages, places };

/** All words of the interface; every language has the same members. */
export type Messages = typeof english;

const languages: Readonly<Record<string, Messages>> = { en: english };

/** The words in the language of a locale (BCP 47); English where there are none. */
export function messagesFor(locale: string): Messages {
	return languages[new Intl.Locale(locale).language] ?? english;
}
