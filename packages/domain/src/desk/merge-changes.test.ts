import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChanges } from './merge-changes.ts';

const BASE = { name: 'Papad', pricePaise: 100, packSize: { amount: 200, unit: 'g' } };

describe('changes that were made on an older version', () => {
  // product 10.6.8
  it('are merged where the other desk has changed something else', () => {
    expect(
      mergeChanges(BASE, { ...BASE, pricePaise: 120 }, { ...BASE, name: 'Moong Papad' }),
    ).toEqual({
      changes: { pricePaise: 120 },
      clashes: [],
    });
  });

  // product 10.6.8
  it('clash where both have changed the same fact, and neither is lost', () => {
    const mine = { ...BASE, packSize: { amount: 250, unit: 'g' }, name: 'Papad' };
    const theirs = { ...BASE, packSize: { amount: 500, unit: 'g' } };
    expect(mergeChanges(BASE, mine, theirs)).toEqual({
      changes: {},
      clashes: [{ name: 'packSize', mine: mine.packSize, theirs: theirs.packSize }],
    });
  });

  it('are no clash where both have made the same change', () => {
    const both = { ...BASE, pricePaise: 120 };
    expect(mergeChanges(BASE, both, both)).toEqual({ changes: {}, clashes: [] });
  });

  // product 10.6.8
  it('stand each in one of the two lists, or are there already', () => {
    const facts = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
    fc.assert(
      fc.property(facts, facts, facts, (base, mine, theirs) => {
        const { changes, clashes } = mergeChanges(base, mine, theirs);
        for (const name of ['a', 'b', 'c'] as const) {
          const wanted = mine[name] !== base[name] && mine[name] !== theirs[name];
          const clash = clashes.some((one) => one.name === name);
          expect(Number(name in changes) + Number(clash)).toBe(wanted ? 1 : 0);
          expect(clash).toBe(wanted && base[name] !== theirs[name]);
        }
      }),
    );
  });
});
