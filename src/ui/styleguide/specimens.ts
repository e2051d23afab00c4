import type { DateLeaf } from '../../domain/events/date-leaf.ts';
import type { StatusNotice } from '../../domain/events/status-words.ts';
import type { Messages } from '../../i18n/messages/messages.ts';
import type { Fact, FactState } from '../../domain/places/fact.ts';
import { withDistinctCovers } from '../view-models/site/card-cover.ts';
import type { EventCard } from '../view-models/event/event-card.ts';
import type { PlaceCard } from '../view-models/place/place-card.ts';

/** Names as records have them: short, very long, unbreakable, shouted, and in other scripts. */
const names = [
	'Harbour Museum',
	'Exhibition of the Papal Bull of Pius IV, by Which Cardinal Altemps Was Made Abbot of the Trinity at Vendôme in 1565, with Seals, Ribbons and a Commentary by the Archivist',
	'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
	'OFFICE DE TOURISME DE LA VALLEE DU LOIR',
	'国立西洋美術館',
	'متحف الفن الإسلامي',
];

export const colours = [
	'paper',
	'raised',
	'sunken',
	'text',
	'text-muted',
	'rule',
	'rule-strong',
	'accent',
	'accent-strong',
	'accent-soft',
	'open',
	'closed',
	'closed-soft',
];

export const textSizes = ['2xl', 'xl', 'l', 'm', 's', 'xs'];

export const leaf: DateLeaf = {
	weekday: 'Fri',
	day: '4',
	month: 'Dec',
	year: '2026',
	dateTime: '2026-12-04',
};

export function placeCards(): PlaceCard[] {
	return withDistinctCovers(
		names.map((name, index) => ({
			href: '#cards',
			name,
			eyebrow: 'Museum',
			whereabouts: 'Alfama, Lisbon',
			cover: { seed: `specimen ${String(index)}`, motif: 'museum' as const },
		})),
	);
}

export function eventCards(messages: Messages['events']): EventCard[] {
	return withDistinctCovers(
		notices(messages).map((status, index) => ({
			id: status.kind,
			href: '#event-cards',
			name: 'Friday Fado',
			when: 'Fri 4 Dec, 21:00',
			datetime: '2026-12-04T21:00+00:00',
			notice: [status.kind, status.label] as const,
			whereabouts: 'Clube de Fado',
			cover: { seed: `specimen ${String(index)}`, motif: 'music' as const },
		})),
	);
}

export function notices(messages: Messages['events']): StatusNotice[] {
	return [
		{ kind: 'cancelled', label: messages.cancelled, detail: messages.cancelledDetail },
		{ kind: 'postponed', label: messages.postponed, detail: messages.postponedDetail },
		{
			kind: 'rescheduled',
			label: messages.rescheduled,
			detail: messages.rescheduledFrom('8 May 2026'),
		},
		{ kind: 'moved-online', label: messages.movedOnline, detail: messages.movedOnlineDetail },
		{ kind: 'sold-out', label: messages.soldOut, detail: messages.soldOutDetail },
	];
}

export function facts(messages: Messages['places']): Fact[] {
	const states: FactState[] = ['yes', 'no', 'not-stated'];
	return states.map((state) => ({
		key: 'stepFreeAccess',
		label: messages.facts.stepFreeAccess,
		state,
	}));
}
