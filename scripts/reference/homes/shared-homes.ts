import { type FieldHomes, notForVisitors } from './field-home.ts';

export const imageHomes: FieldHomes = {
	url: { page: 'photographs', lists: 'the first one on cards', structuredData: '`ImageObject`' },
	alt_text: {
		page: 'text in place of the photograph',
		structuredData: '`description` of the image',
	},
	caption: {
		page: 'below the photograph, unless the credit says the same or it is a file’s name; no final name that a credit has',
		structuredData: '`caption`',
	},
	credit: {
		page: 'below the photograph, with whom only a caption names that is a file’s name',
		lists: 'with the photograph',
		structuredData: '`creditText`',
	},
	copyright_holder: {
		page: 'below the photograph',
		lists: 'with the photograph',
		structuredData: '`copyrightHolder`, `copyrightNotice`',
	},
	license: {
		page: 'below the photograph, by name and with its link',
		lists: 'with the photograph',
		structuredData: '`license`',
	},
	thumbnail_url: { page: 'small screens', lists: 'cards', structuredData: '`thumbnailUrl`' },
	width: { page: 'space that is kept for the photograph', structuredData: '`width`' },
	height: { page: 'space that is kept for the photograph', structuredData: '`height`' },
	is_primary: { page: 'comes first', lists: 'decides the photograph of the card' },
	sort_order: { page: 'order of the photographs', lists: 'decides the photograph of the card' },
};

export const provenanceHomes: FieldHomes = {
	same_as: { page: 'About this information: also described at', structuredData: '`sameAs`' },
	sd_license: {
		page: 'About this information: licence of the data',
		lists: 'the sources on the about page',
		structuredData: '`sdLicense`',
	},
	'sd_publisher.@type': { page: notForVisitors, structuredData: 'type of `sdPublisher`' },
	'sd_publisher.name': {
		page: 'About this information: published by',
		lists: 'the sources on the about page',
		structuredData: '`sdPublisher`',
	},
	'sd_publisher.url': {
		page: 'link of the publisher',
		lists: 'the sources on the about page',
		structuredData: '`sdPublisher`',
	},
	'sd_publisher.identifier': { page: notForVisitors, structuredData: '`sdPublisher`' },
	sd_date_published: {
		page: 'About this information: published',
		structuredData: '`sdDatePublished`',
	},
	main_entity_of_page: {
		page: 'About this information: original page',
		structuredData: '`isBasedOn`',
	},
	source_verified_at: {
		page: 'About this information: verified in …; after `verifiedForMonths` the page says to check before going',
		structuredData: '`lastReviewed`',
	},
	source_verification_method: { page: 'About this information: verified on site, by telephone …' },
};

export const attributionHomes: FieldHomes = {
	text: {
		page: 'About this information and the footer',
		lists: 'footer of every list that shows the record',
		structuredData: '`creditText`',
	},
	url: { page: 'link of the credit', lists: 'link of the credit', structuredData: '`isBasedOn`' },
	required: {
		page: 'where true, the credit is never left out; without text the publisher is named and the report says so',
		lists: 'first among the credits',
	},
};
