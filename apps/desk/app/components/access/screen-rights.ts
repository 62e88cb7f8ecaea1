import { matchPath } from 'react-router';
import type { DeskMe, DeskPermission } from '../../lib/api/types.ts';

/** What a screen needs; `everybody` is each member, `second_factor` a role that gives one. */
type ScreenRight = DeskPermission | 'everybody' | 'second_factor';

/** What each screen needs, by its path; the first that fits holds. */
export const SCREEN_RIGHTS: readonly (readonly [path: string, right: ScreenRight])[] = [
  ['/', 'everybody'],
  ['/orders/new', 'people.read'],
  ['/orders/drafts', 'people.read'],
  // Label and receipt have the whole address and all sums: they are for who sends the packet.
  ['/orders/send', 'orders.move'],
  ['/orders/print/labels', 'orders.move'],
  ['/orders/:id/print/label', 'orders.move'],
  ['/orders/:id/print/receipt', 'orders.move'],
  ['/orders/*', 'orders.read'],
  ['/goods/new', 'goods.edit'],
  ['/goods/file', 'goods.edit'],
  ['/goods/*', 'goods.read'],
  ['/messages/*', 'messages'],
  ['/reviews/*', 'reviews'],
  ['/money/reports/*', 'money.pay'],
  ['/money/settlements', 'money.pay'],
  ['/money/*', 'money.read'],
  ['/content/*', 'content'],
  ['/more', 'everybody'],
  ['/notices', 'orders.pack'],
  ['/members/recovery-codes', 'second_factor'],
  ['/members/*', 'members'],
  ['/shoppers/*', 'people.read'],
  ['/groups/*', 'goods.edit'],
  ['/categories/*', 'goods.edit'],
  ['/discounts', 'goods.edit'],
  ['/charges', 'money.pay'],
  ['/order-texts/*', 'texts.read'],
  ['/audit/*', 'audit'],
];

/** A path as the router reads it: `%6d` is an `m`. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Tells whether a screen is part of the role of a member (product 10.1.8); a path without one is. */
export function mayOpen(
  me: Pick<DeskMe, 'permissions' | 'needsSecondFactor'>,
  path: string,
): boolean {
  const decoded = decode(path);
  const [, right = 'everybody'] =
    SCREEN_RIGHTS.find(([pattern]) => matchPath(pattern, decoded) !== null) ?? [];
  if (right === 'everybody') return true;
  return right === 'second_factor' ? me.needsSecondFactor : me.permissions.includes(right);
}
