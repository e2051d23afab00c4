import { expect, test } from '@playwright/test';
import { inOrder } from '../../../../src/ui/components/in-order.ts';

const sections = { EventsHere: 'events', Nearby: 'nearby', Photographs: 'photographs' };

test('sections stand as they are written where a guide names none', () => {
	expect(inOrder([], sections)).toEqual(['events', 'nearby', 'photographs']);
});

test('sections that a guide names come first, in its order, and others keep theirs', () => {
	expect(inOrder(['Price', 'Photographs'], sections)).toEqual(['photographs', 'events', 'nearby']);
	expect(inOrder(['Nearby', 'EventsHere'], sections)).toEqual(['nearby', 'events', 'photographs']);
});
