import { describe, expect, test } from 'vitest';
import {
  DESK_PERMISSIONS,
  DESK_ROLES,
  hasDeskPermission,
  isBoundToGroup,
  isCodeFresh,
  managedRoles,
  needsSecondFactor,
  orderFileContents,
} from './roles.ts';

describe('the permissions of a role', () => {
  test.each([
    ['owner', DESK_PERMISSIONS],
    ['coordinator', DESK_PERMISSIONS.filter((one) => one !== 'charges' && one !== 'texts.edit')],
    ['packer', ['orders.read', 'orders.pack', 'orders.move', 'goods.read', 'goods.stock']],
    ['writer', ['goods.read', 'messages', 'reviews', 'content']],
    ['group_member', ['orders.read', 'orders.pack', 'goods.read', 'goods.stock', 'money.read']],
    // product 10.1.1
  ] as const)('of %s is %j', (role, permissions) => {
    expect(DESK_PERMISSIONS.filter((one) => hasDeskPermission(role, one))).toEqual(permissions);
  });

  // product 10.1.1
  test('end at her own group for a group member alone', () => {
    expect(DESK_ROLES.filter(isBoundToGroup)).toEqual(['group_member']);
  });
});

// product 10.1.4
test('owners and coordinators need a second factor', () => {
  expect(DESK_ROLES.filter(needsSecondFactor)).toEqual(['owner', 'coordinator']);
});

test.each([
  ['before the first', null, false],
  ['just now', 0, true],
  ['ten minutes ago', -600_000, true],
  ['longer ago', -600_001, false],
  ['by a clock that was slightly ahead', 5_000, true],
  ['by a clock that was far ahead', 86_400_000, false],
  // product 10.1.10
] as const)('a code that was given %s is fresh or not', (_, offset, isFresh) => {
  const now = 1_800_000_000_000;
  expect(isCodeFresh(offset === null ? null : now + offset, now)).toBe(isFresh);
});

// product 10.1.3
test('an owner manages all roles, a coordinator the lower ones, others none', () => {
  expect(DESK_ROLES.map(managedRoles)).toEqual([
    DESK_ROLES,
    ['packer', 'writer', 'group_member'],
    [],
    [],
    [],
  ]);
});

test.each([
  ['owner', { hasAddresses: true, hasTotals: true }],
  ['coordinator', { hasAddresses: true, hasTotals: true }],
  ['packer', { hasAddresses: false, hasTotals: true }],
  ['group_member', { hasAddresses: false, hasTotals: false }],
  // product 10.2.6
] as const)('a file of orders for %s holds %j', (role, contents) => {
  expect(orderFileContents(role)).toEqual(contents);
});
