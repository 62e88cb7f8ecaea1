import { expect, it } from 'vitest';
import { listPicks } from './pick-list.ts';

const PAPADS = { _id: 'papads' };
const CHILLIS = { _id: 'chillis' };
const line = (_id: string, quantity: number) => ({ _id, quantity });

// product 10.2.18
it('adds up what is fetched for all orders, by group and product, and says where it goes', () => {
  const first = {
    orderNumber: '1',
    groups: [
      { maker: null, lines: [line('salt', 1)] },
      { maker: PAPADS, lines: [line('moong', 2), line('urad', 1)] },
    ],
  };
  const second = {
    orderNumber: '2',
    groups: [
      { maker: CHILLIS, lines: [line('chilli', 4)] },
      { maker: PAPADS, lines: [line('moong', 3)] },
    ],
  };
  expect(listPicks([first, second])).toEqual([
    {
      maker: PAPADS,
      picks: [
        {
          line: line('moong', 2),
          pieces: 5,
          orders: [
            { orderNumber: '1', pieces: 2 },
            { orderNumber: '2', pieces: 3 },
          ],
        },
        { line: line('urad', 1), pieces: 1, orders: [{ orderNumber: '1', pieces: 1 }] },
      ],
    },
    {
      maker: CHILLIS,
      picks: [{ line: line('chilli', 4), pieces: 4, orders: [{ orderNumber: '2', pieces: 4 }] }],
    },
    {
      maker: null,
      picks: [{ line: line('salt', 1), pieces: 1, orders: [{ orderNumber: '1', pieces: 1 }] }],
    },
  ]);
  expect(listPicks([])).toEqual([]);
});
