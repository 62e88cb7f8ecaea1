import { expect, it } from 'vitest';
import { createAddressDraftStore } from './address-draft.ts';

const VALUES = { name: 'Asha', addressLine1: '4 Station Road', city: 'Jodhpur' };

function store(state: unknown): void {
  sessionStorage.setItem('a-draft', JSON.stringify({ state, version: 1 }));
}

it('a stored address is read by the shopper who typed it, and a broken one is dropped', () => {
  const draft = createAddressDraftStore('a-draft');
  store({ userId: 'u1', editedId: 'a1', values: VALUES });
  expect(draft.read('u1')).toMatchObject({ editedId: 'a1', values: VALUES });
  expect(draft.read('u2')).toBeNull();
  store({ userId: 'u1', editedId: 5, values: VALUES });
  expect(draft.read('u1')?.editedId).toBeNull();
  store({ userId: 'u1', editedId: null, values: 'Jodhpur' });
  expect(draft.read('u1')).toBeNull();
});
