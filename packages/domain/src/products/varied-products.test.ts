import { expect, it } from 'vitest';
import { DEAL } from './deal.ts';
import { pickHeroGoods, pickVaried } from './varied-products.ts';

const product = (id: string, slug: string | null, isInStock = true) => ({
  id,
  isInStock,
  category: slug === null ? null : { slug },
});

const BY_SALES = [
  product('chilli', 'spices'),
  product('papad', 'papads'),
  product('turmeric', 'spices'),
  product('nankhatai', 'biscuits', false),
  product('methi-papad', 'papads'),
  product('basket', 'baskets'),
  product('bajra', 'biscuits'),
  product('jeera', 'biscuits'),
  product('card', null),
];

const pick = (shown: readonly string[], count = 4) =>
  pickVaried(BY_SALES, new Set(shown), count).map(({ id }) => id);

// product 2.6.7
it('picks the first in stock of each category, in their order', () => {
  expect(pick([])).toEqual(['chilli', 'papad', 'basket', 'bajra']);
});

// product 2.6.7
it('leaves out what is shown elsewhere, and puts its categories last', () => {
  expect(pick(['chilli', 'papad'], 9)).toEqual([
    'basket',
    'bajra',
    'card',
    'turmeric',
    'methi-papad',
  ]);
});

it('picks no more than asked for, and nothing from nothing', () => {
  expect(pick(['chilli', 'papad'], 2)).toEqual(['basket', 'bajra']);
  expect(pickVaried([], new Set(), 4)).toEqual([]);
});

// product 2.6.7
it('picks four goods for the hero, and never the deal', () => {
  const goods = BY_SALES.map((good) => ({ ...good, name: good.id }));
  const deal = { ...product('spice-set', 'gifts'), name: DEAL.name };
  const ids = pickHeroGoods([deal, ...goods], new Set(['chilli'])).map(({ id }) => id);
  expect(ids).toEqual(['papad', 'basket', 'bajra', 'card']);
});
