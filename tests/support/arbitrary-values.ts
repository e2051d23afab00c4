import fc from 'fast-check';

const time = fc.constantFrom(
	...['09:00:00', '18:30:00', '00:00:00', '24:00:00', '23:59:59', '02:00', '25:61', '9 am'],
);
const day = fc.constantFrom(
	...['2026-11-21', '2026-02-30', '2024-02-29', '0001-01-01', '9999-12-31', '2027-01-01', '26-1-1'],
);
const dateTime = fc.oneof(
	fc.constantFrom(
		...['2026-12-04T21:00:00+00:00', '2026-12-05T00:00:00Z', '2020-01-01T10:00:00.5-03:00'],
		...['2026-03-29T01:30:00+01:00', '2026-10-25T01:30:00+00:00', '2026-12-04T23:59:00+00:00'],
		...['0000-01-01T00:00:00Z', '9999-12-31T23:59:59+23:59', '2026-12-04', '1969-12-31T23:59:59Z'],
	),
	fc
		.integer({ min: Date.UTC(2026, 10, 1), max: Date.UTC(2027, 6, 1) })
		.map((instant) => new Date(instant - (instant % 60_000)).toISOString()),
);
const monthDay = fc.constantFrom('01-01', '12-31', '02-29', '02-30', '11-01', '03-31', '13-01');
const url = fc.oneof(
	fc.constantFrom(
		...['https://cdn.example/a.jpg', 'http://cdn.example/b.jpg', 'https://host.example/é?a=<b>&c'],
		...[
			'https://a.example/"onload="x',
			'//cdn.example/c.png',
			'https://cdn.example/',
			'HTTP://X.Y/',
		],
		...['https://www.wikidata.org/wiki/Q1', 'javascript:alert(1)', 'ftp://a.example', 'geo:1,2'],
		...['https://creativecommons.org/licenses/by/4.0/', `https://a.example/${'x'.repeat(5000)}`],
	),
	fc.webUrl(),
);
const integer = fc.oneof(
	fc.integer({ min: -3, max: 3000 }),
	fc.constantFrom(0, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e21),
);
const price = fc.constantFrom(
	...['EUR 5-8', 'from €12,50 per person', 'Free', '0 EUR', 'EUR 1e9', 'JPY 1.000', 'KWD 1.500'],
);
const rule = fc.constantFrom(
	...['FREQ=WEEKLY;BYDAY=SA', 'FREQ=DAILY;COUNT=3', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
	...['FREQ=HOURLY', 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270101', 'FREQ=WEEKLY;INTERVAL=0', 'RRULE:x'],
);
const status = fc.constantFrom(
	...['scheduled', 'cancelled', 'sold out', 'EventPostponed', 'rescheduled', 'moved online'],
	...['available', 'published', 'schema:EventCancelled'],
);

/**
 * Holds what a member of this name would hold, boundaries and near misses included; absent for
 * texts without a form.
 */
export const valuesByName: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
	latitude: fc.oneof(
		fc.double({ min: -95, max: 95, noNaN: true }),
		fc.constantFrom(0, 90, -90, 38.7),
	),
	longitude: fc.oneof(
		fc.double({ min: -190, max: 190, noNaN: true }),
		fc.constantFrom(0, 180, -180, -9.1),
	),
	url,
	thumbnail_url: url,
	website: url,
	ticket_url: url,
	donation_link: url,
	same_as: url,
	sd_license: url,
	main_entity_of_page: url,
	map_url: url,
	geo_link: url,
	license: fc.constantFrom('CC BY 4.0', 'CC0', 'All rights reserved', 'https://x.example/l'),
	width: integer,
	height: integer,
	sort_order: integer,
	max_capacity: integer,
	capacity: integer,
	minimum_age: integer,
	editorial_score: integer,
	updated_at: dateTime,
	start_at: dateTime,
	end_at: dateTime,
	endorsed_at: dateTime,
	source_verified_at: dateTime,
	sd_date_published: day,
	previous_start_date: day,
	opens: time,
	closes: time,
	door_time: time,
	day_of_week: fc.constantFrom<unknown>(
		['Monday'],
		['Saturday', 'Sunday'],
		[],
		'Daily',
		['Foo'],
		['PH'],
	),
	price_range: price,
	recurrence_rule: rule,
	status,
	portal_status: status,
	attendance_mode: fc.constantFrom('online', 'mixed', 'OfflineEventAttendanceMode', 'x'),
	schema_type: fc.constantFrom(
		'schema:Museum',
		'schema:Hotel',
		'Park',
		'schema:Foo',
		'schema:Thing',
	),
	event_type: fc.constantFrom('Festival', 'MusicEvent', 'schema:Event', 'concert'),
	category_path: fc.constantFrom(
		'Culture > Museums',
		'Culture',
		' > ',
		'A > A > A',
		'Culture >  > X',
	),
	country_code: fc.constantFrom('PT', 'fr', 'XX', 'Portugal'),
	phone: fc.constantFrom('+351 21 000 00 00', '112', 'ask Ana', '+'.repeat(500)),
	in_language: fc.constantFrom('pt', 'xx-YY', 'English'),
	languages_spoken: fc.constantFrom('pt', 'xx', 'Français', 'zh-Hant'),
	available_age: fc.constantFrom('18+', '6-12', '0-99', 'all'),
};

/** Opening hours have days of the year under the names that elsewhere hold dates. */
export const validityOfHours = monthDay;
export const validityOfRecord = day;
