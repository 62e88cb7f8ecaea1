import { expect, it } from 'vitest';
import { CONTACT_CACHE_MS } from './contact-info.ts';

// product 4.8.1, 9.2.4
it('the contact details are cached for 60 seconds', () => {
  expect(CONTACT_CACHE_MS).toBe(60_000);
});
