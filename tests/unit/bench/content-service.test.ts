import { expect, test } from '@playwright/test';
import { startContentService } from '../../bench/content-service.ts';

test('serves a generated guide from a process of its own', async () => {
	const service = await startContentService(20);
	try {
		const response = await fetch(`${service.url}/v1/places?limit=50`, {
			headers: { authorization: `Bearer ${service.token}` },
		});
		const { data: listed } = (await response.json()) as { data: unknown[] };
		const { cpuMs, peakBytes } = await service.usage();

		expect(listed).toHaveLength(20);
		expect(service).toMatchObject({
			placeCount: 20,
			eventCount: 4,
			destinationCount: 1,
			collectionCount: 1,
		});
		expect(service.placeBytes).toBeGreaterThan(20 * 4500);
		expect(cpuMs).toBeGreaterThan(0);
		expect(peakBytes).toBeGreaterThan(30_000_000);
	} finally {
		await service.close();
	}
	await expect(fetch(`${service.url}/v1/places`)).rejects.toThrow();
});

test('says when the process ends before it serves', async () => {
	await expect(startContentService(0)).rejects.toThrow(
		'The process that serves the generated guide ended with code 1.',
	);
});
