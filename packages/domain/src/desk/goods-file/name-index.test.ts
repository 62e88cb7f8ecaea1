import { expect, it } from 'vitest';
import { indexByName } from './name-index.ts';

it('what is named is found by its slug and by its names, but for a name that two have', () => {
  const index = indexByName([
    { slug: 'spices', name: 'Spices', nameHindi: 'मसाले' },
    { slug: 'papad', name: 'Papad', nameHindi: 'पापड़' },
    { slug: 'papad-2', name: 'Thin Papad', nameHindi: 'पापड़' },
    { slug: 'cloth', name: 'Papad', nameHindi: '' },
  ]);
  expect(Object.fromEntries(index)).toEqual({
    spices: 'spices',
    मसाले: 'spices',
    'thin papad': 'papad-2',
    papad: 'papad',
    'papad-2': 'papad-2',
    cloth: 'cloth',
  });
});
