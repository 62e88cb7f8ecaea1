import { expect, it } from 'vitest';
import { listChangedFields } from './changed-fields.ts';

it('lists what has changed, and leaves out what stayed', () => {
  const before = { status: 'pending', courier: '', pieces: 2, isPacked: false };
  const after = { status: 'shipped', courier: 'India Post', pieces: 2, isPacked: true };
  expect(listChangedFields({ before, after })).toEqual([
    { name: 'status', before: 'pending', after: 'shipped' },
    { name: 'courier', before: null, after: 'India Post' },
    { name: 'isPacked', before: false, after: true },
  ]);
  expect(listChangedFields({ before: null, after: { role: 'packer' } })).toEqual([
    { name: 'role', before: null, after: 'packer' },
  ]);
});
