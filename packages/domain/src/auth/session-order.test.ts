import { expect, it } from 'vitest';
import { putCurrentFirst } from './session-order.ts';

// product 4.9.6
it('puts the session of this device first, and leaves the others in their order', () => {
  const [phone, here, tablet] = [
    { device: 'phone', isCurrent: false },
    { device: 'here', isCurrent: true },
    { device: 'tablet', isCurrent: false },
  ];
  expect(putCurrentFirst([phone, here, tablet])).toEqual([here, phone, tablet]);
  expect(putCurrentFirst([tablet, phone])).toEqual([tablet, phone]);
});
