import { expect, test } from 'vitest';
import { STATES_AND_TERRITORIES } from '../address/regions.ts';
import { placeOfSupply } from './gst-states.ts';

// product 10.4.13
test('every state and union territory is a place of supply with a code of its own', () => {
  const places = STATES_AND_TERRITORIES.map(placeOfSupply);
  expect(new Set(places.map((place) => place.slice(0, 2))).size).toBe(36);
  expect(placeOfSupply('Orissa')).toBe('21-Odisha');
  expect(placeOfSupply('Jammu and Kashmir')).toBe('01-Jammu & Kashmir');
  expect(placeOfSupply('Sindh')).toBe('');
});
