import { expect, it } from 'vitest';
import { hosting } from './hosting.ts';

it('closes every page, and hides the address of an invite', () => {
  expect(hosting.personalPages).toEqual([{ path: '/' }, { path: '/invite', hasSecretUrl: true }]);
});
