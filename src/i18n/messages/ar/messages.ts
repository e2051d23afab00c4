import type { Messages } from '../en/messages.ts';
import { accessibility } from './accessibility.ts';
import { facetNames } from './facets.ts';
import { browse } from './browse.ts';
import { credits } from './credits.ts';
import { day } from './day.ts';
import { drafts } from './drafts.ts';
import { events } from './events.ts';
import { explore } from './explore.ts';
import { feeds } from './feeds.ts';
import { languages } from './languages.ts';
import { map } from './map.ts';
import { offline } from './offline.ts';
import { openingHours } from './opening-hours.ts';
import { pages } from './pages.ts';
import { places } from './places.ts';
import { saved } from './saved.ts';
import { search } from './search.ts';
import { whatsOn } from './whats-on.ts';

export const arabic = {
	accessibility,
	facets: facetNames,
	browse,
	credits,
	day,
	drafts,
	events,
	explore,
	feeds,
	languages,
	map,
	offline,
	openingHours,
	pages,
	places,
	saved,
	search,
	whatsOn,
} satisfies Messages;
