import type { Summary } from './backup-format.ts';

/** What the shop's people ask of a backup first, by the name of the table. */
const TOLD: readonly (readonly [table: string, noun: string])[] = [
  ['orders', 'orders'],
  ['users', 'accounts'],
  ['products', 'products'],
  ['media', 'pictures'],
];

/** Describes what is in a database: `12 orders, 3 accounts, 49 products, 159 pictures`. */
export function describeSummary(summary: Summary): string {
  return TOLD.map(([table, noun]) => `${summary[table]?.rows ?? 0} ${noun}`).join(', ');
}
