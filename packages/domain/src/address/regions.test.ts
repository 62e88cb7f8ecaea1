import { describe, expect, it } from 'vitest';
import {
  COUNTRIES,
  DEFAULT_COUNTRY,
  INDIAN_STATES,
  matchState,
  STATES_AND_TERRITORIES,
  UNION_TERRITORIES,
} from './regions.ts';

// product 1.1.3, 2.13.2
it('lists 28 states and 8 union territories, each once and by name', () => {
  expect(INDIAN_STATES).toHaveLength(28);
  expect(UNION_TERRITORIES).toHaveLength(8);
  expect(STATES_AND_TERRITORIES).toEqual([...INDIAN_STATES, ...UNION_TERRITORIES]);
  expect(new Set(STATES_AND_TERRITORIES).size).toBe(36);
  for (const names of [INDIAN_STATES, UNION_TERRITORIES]) {
    expect(names.toSorted()).toEqual([...names]);
  }
});

// product 2.13.2
it('lists India first, then the other countries by name', () => {
  expect(DEFAULT_COUNTRY).toBe('India');
  expect(COUNTRIES[0]).toBe(DEFAULT_COUNTRY);
  expect(COUNTRIES.slice(1).toSorted()).toEqual(COUNTRIES.slice(1));
});

describe('matchState', () => {
  it.each(STATES_AND_TERRITORIES)('knows %s, in any case', (name) => {
    expect(matchState(name)).toBe(name);
    expect(matchState(name.toUpperCase())).toBe(name);
  });

  it.each([
    ['Jammu & Kashmir', 'Jammu and Kashmir'],
    ['Dadra & Nagar Haveli', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['The Dadra And Nagar Haveli And Daman And Diu', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['Orissa', 'Odisha'],
    ['Chattisgarh', 'Chhattisgarh'],
    ['Uttaranchal', 'Uttarakhand'],
    ['Pondicherry', 'Puducherry'],
    ['New Delhi', 'Delhi'],
    ['NCT of Delhi', 'Delhi'],
    ['  rajasthan ', 'Rajasthan'],
    ['Sindh', ''],
    ['', ''],
    ['constructor', ''],
  ])('takes %o for %o', (name, state) => {
    expect(matchState(name)).toBe(state);
  });
});
