import { expect, test } from '@playwright/test';
import { addressFieldProblems } from '../../../../src/content/sync/address-problems.ts';

test('addresses that an editor should mend are named with the field and what is written', () => {
	expect(
		addressFieldProblems({
			contact: { website: 'https://a.example/; https://b.example/' },
			details: { ticket_url: 'http://https://a.example/', donation_link: 'ask Ana' },
			provenance: { same_as: ['https://a.example/', 'https://b.example/?c&amp;d'] },
			attribution: { url: 'https://a.example/ (deutsch)' },
			attributes: { booking: 'https://a.example, https://b.example', note: 'a;b' },
		}),
	).toEqual([
		{
			path: 'contact.website',
			reason:
				'web address: several web addresses, of which the first is the link: https://a.example/; https://b.example/',
		},
		{
			path: 'details.ticket_url',
			reason: 'web address: a misspelt web address, which is mended: http://https://a.example/',
		},
		{ path: 'details.donation_link', reason: 'web address: not an http or https address: ask Ana' },
		{
			path: 'provenance.same_as[1]',
			reason: 'web address: a misspelt web address, which is mended: https://b.example/?c&amp;d',
		},
		{
			path: 'attribution.url',
			reason: 'web address: more than a web address: https://a.example/ (deutsch)',
		},
		{
			path: 'attributes.booking',
			reason:
				'web address: several web addresses, of which the first is the link: https://a.example, https://b.example',
		},
	]);
});

test('whole addresses, other texts and what is dropped and so reported are not named', () => {
	expect(
		addressFieldProblems({
			name: 'https://-',
			contact: { website: 'https://a.example/b c.html', phone: '112' },
			location: { geo_link: 'geo:1,2', map_url: '' },
			images: [{ url: 'not an address' }, { url: null }],
			attributes: { note: 'See www.a.example', website: ['https://a.example'] },
		}),
	).toEqual([]);
});

test('no password is named', () => {
	expect(addressFieldProblems({ contact: { website: 'https://me:secret@a.example/' } })).toEqual([
		{
			path: 'contact.website',
			reason: 'web address: an address with a user name, such as that of an e-mail',
		},
	]);
});
