import { expect, test } from '@playwright/test';
import { settingsOfGuide } from '../../../src/config/guide-settings.ts';

const guide = { service: 'https://content.example', url: 'https://guide.example' };

test('a guide states its service and where it is published', () => {
	expect(settingsOfGuide(guide, { CONTENT_SERVICE_URL: '' })).toEqual({
		CONTENT_SERVICE_URL: 'https://content.example',
		SITE_URL: 'https://guide.example',
	});
	expect(settingsOfGuide({ service: 'sample' }, {})).toEqual({ GUIDE_SAMPLE: 'true' });
});

test('the environment is heard before the guide', () => {
	const environment = {
		CONTENT_SERVICE_URL: 'http://localhost:4400',
		SITE_URL: 'https://preview.example',
	};
	expect(settingsOfGuide(guide, environment)).toEqual({});
	expect(settingsOfGuide({ service: 'https://content.example' }, { GUIDE_SAMPLE: 'true' })).toEqual(
		{},
	);
});
