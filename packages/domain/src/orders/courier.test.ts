import fc from 'fast-check';
import { expect, it } from 'vitest';
import { COURIERS, courierLink } from './courier.ts';

it.each([
  ['Delhivery', '1234567890', 'https://www.delhivery.com/track-v2/package/1234567890'],
  [
    ' blueDART ',
    '81 234 567',
    'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo=81234567',
  ],
  ['ekart', 'FMPC-123456', 'https://ekartlogistics.com/shipmenttrack/FMPC-123456'],
  // product 4.13.4
])('a packet of %s with the number %s is followed at the courier', (courier, number, href) => {
  expect(courierLink(courier, number)).toEqual({ href, hasNumber: true });
});

// product 4.13.4
it('a courier whose address takes no number has its page for following packets', () => {
  const page = { href: 'https://www.indiapost.gov.in/', hasNumber: false };
  expect(courierLink('INDIA  post', 'RJ123456789IN')).toEqual(page);
  expect(courierLink('DTDC', 'D12345678')?.hasNumber).toBe(false);
});

// product 4.13.4
it('an unknown courier and a packet without a number have no link', () => {
  expect(courierLink('Ramesh on his bicycle', '12345')).toBeNull();
  expect(courierLink('', '')).toBeNull();
  expect(courierLink('Delhivery', ' ')).toBeNull();
});

it.each(['..', '../../login', 'https://example.com', '1234?next=//example.com', '<b>1234</b>'])(
  // product 4.13.4
  'the number %s leads to the page of the courier alone',
  (number) => {
    expect(courierLink('Delhivery', number)).toEqual({
      href: 'https://www.delhivery.com/tracking',
      hasNumber: false,
    });
  },
);

// product 4.13.4
it('whatever is entered, a link leads to the courier by https', () => {
  const hosts = new Map(COURIERS.map((name) => [name, new URL(hrefOf(name, '12345')).host]));
  fc.assert(
    fc.property(fc.constantFrom(...COURIERS), fc.string(), (courier, number) => {
      fc.pre(number.trim() !== '');
      const { protocol, host } = new URL(hrefOf(courier, number));
      expect([protocol, host]).toEqual(['https:', hosts.get(courier)]);
    }),
  );
});

function hrefOf(courier: string, number: string): string {
  return courierLink(courier, number)?.href ?? 'null:';
}
