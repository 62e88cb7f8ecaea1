import { type DESK_ROLES, needsSecondFactor, ROLE_PERMISSIONS } from '@haat/domain/desk';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import routes from '../../routes.ts';
import { mayOpen, SCREEN_RIGHTS } from './screen-rights.ts';

interface Route {
  readonly path?: string;
  readonly index?: boolean;
  readonly children?: readonly Route[];
}

/** The paths of all screens of members, each with an example of what stands in it. */
function listPaths(all: readonly Route[]): string[] {
  return all.flatMap(({ path = '', index = false, children = [] }) => [
    ...(index || path !== '' ? [`/${path}`.replace(/:\w+/g, 'a1')] : []),
    ...listPaths(children),
  ]);
}

const PATHS = [
  ...listPaths(routes),
  '/orders/print/labels',
  '/orders/a1/print/label',
  '/orders/a1/print/receipt',
].filter((path) => path !== '/*' && !path.startsWith('/invite/'));

const openTo = (role: (typeof DESK_ROLES)[number]) =>
  PATHS.filter((path) =>
    mayOpen(
      { permissions: [...ROLE_PERMISSIONS[role]], needsSecondFactor: needsSecondFactor(role) },
      path,
    ),
  );

// product 10.1.8
test('each screen of the desk has its right', () => {
  const known = (path: string) => SCREEN_RIGHTS.some(([pattern]) => matchPath(pattern, path));
  expect(PATHS.length).toBeGreaterThan(25);
  expect(PATHS.filter((path) => !known(path))).toEqual([]);
});

describe('a role opens', () => {
  const GOODS = ['/goods', '/goods/a1'];
  const ORDERS = ['/orders', '/orders/print/a1', '/orders/a1', '/orders/a1/print/a1'];

  // product 10.1.8
  test.each(['owner', 'coordinator'] as const)('%s: all screens', (role) => {
    expect(openTo(role)).toEqual(PATHS);
  });

  // product 10.1.8
  test('packer: orders with label and receipt, and goods', () => {
    expect(new Set(openTo('packer'))).toEqual(
      new Set([
        '/',
        '/more',
        '/notices',
        ...ORDERS,
        '/orders/send',
        '/orders/print/labels',
        '/orders/a1/print/label',
        '/orders/a1/print/receipt',
        ...GOODS,
      ]),
    );
  });

  // product 10.1.8
  test('writer: goods, messages, reviews and content', () => {
    const content = PATHS.filter((path) => /^\/(messages|reviews|content)/.test(path));
    expect(content.length).toBeGreaterThan(8);
    expect(new Set(openTo('writer'))).toEqual(new Set(['/', '/more', ...GOODS, ...content]));
  });

  // product 10.1.8
  test('group_member: orders, goods and money', () => {
    expect(new Set(openTo('group_member'))).toEqual(
      new Set(['/', '/more', '/notices', ...ORDERS, ...GOODS, '/money', '/money/a1/a1']),
    );
  });

  test.each(['/members/', '/Members', '/%6dembers', '/goods/new/', '/orders/a1/print/LABEL'])(
    // product 10.1.8
    'group_member: not %s, however it is written',
    (path) => {
      const permissions = [...ROLE_PERMISSIONS.group_member];
      expect(mayOpen({ permissions, needsSecondFactor: false }, path)).toBe(false);
    },
  );
});
