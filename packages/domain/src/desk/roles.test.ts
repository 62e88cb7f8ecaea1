import { describe, expect, test } from 'vitest';
import {
  DESK_PERMISSIONS,
  DESK_ROLES,
  hasDeskPermission,
  isBoundToGroup,
  managedRoles,
  needsSecondFactor,
  orderFileContents,
} from './roles.ts';

describe('the permissions of a role', () => {
  test.each([
    ['owner', DESK_PERMISSIONS],
    ['coordinator', DESK_PERMISSIONS],
    ['packer', ['orders.read', 'orders.pack', 'orders.move', 'goods.read', 'goods.stock']],
    ['writer', ['goods.read', 'messages', 'reviews', 'content']],
    ['group_member', ['orders.read', 'orders.pack', 'goods.read', 'goods.stock', 'money.read']],
  ] as const)('of %s is %j', (role, permissions) => {
    expect(DESK_PERMISSIONS.filter((one) => hasDeskPermission(role, one))).toEqual(permissions);
  });

  test('end at her own group for a group member alone', () => {
    expect(DESK_ROLES.filter(isBoundToGroup)).toEqual(['group_member']);
  });
});

test('owners and coordinators need a second factor', () => {
  expect(DESK_ROLES.filter(needsSecondFactor)).toEqual(['owner', 'coordinator']);
});

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
] as const)('a file of orders for %s holds %j', (role, contents) => {
  expect(orderFileContents(role)).toEqual(contents);
});
