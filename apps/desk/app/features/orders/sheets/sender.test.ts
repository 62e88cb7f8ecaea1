import { expect, it } from 'vitest';
import { listSenderLines } from './sender.ts';

// product 10.2.9
it('has the seller with the address of the seller, else with that of the shop', () => {
  const shop = {
    sellerName: 'Marwar Mahila Samuh',
    sellerAddress: '',
    address: 'Sojati Gate\nJodhpur',
  };
  expect(listSenderLines(shop)).toEqual(['Marwar Mahila Samuh', 'Sojati Gate', 'Jodhpur']);
  expect(listSenderLines({ ...shop, sellerAddress: '5 Nai Sarak, Jodhpur' })).toEqual([
    'Marwar Mahila Samuh',
    '5 Nai Sarak, Jodhpur',
  ]);
  expect(listSenderLines({ ...shop, sellerName: 'Haat', address: '' })).toEqual([]);
  expect(
    listSenderLines({
      sellerName: 'Haathi Samuh',
      sellerAddress: '',
      address: 'Haat, Bapu Bazaar',
    }),
  ).toEqual(['Haathi Samuh', 'Bapu Bazaar']);
});
