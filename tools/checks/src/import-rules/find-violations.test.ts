import { describe, expect, it } from 'vitest';
import { importsOf, violationsOf } from './find-violations.ts';

describe('importsOf', () => {
  it('distinguishes type-only imports from the others', () => {
    const source = `
      import { a } from './a.ts';
      import type { B } from './b.ts';
      import { type C } from './c.ts';
      import './d.ts';
      export { e } from './e.ts';
      export type { F } from './f.ts';
      const g = () => import('./g.ts');
    `;
    expect(importsOf('x.ts', source)).toEqual([
      { specifier: './a.ts', isTypeOnly: false },
      { specifier: './b.ts', isTypeOnly: true },
      { specifier: './c.ts', isTypeOnly: true },
      { specifier: './d.ts', isTypeOnly: false },
      { specifier: './e.ts', isTypeOnly: false },
      { specifier: './f.ts', isTypeOnly: true },
      { specifier: './g.ts', isTypeOnly: false },
    ]);
  });
});

const forbidden = [
  ['domain importing the SDK', 'packages/domain/src/cart/totals.ts', "import '@haat/api-sdk';"],
  [
    'domain importing the SDK as types',
    'packages/domain/src/a.ts',
    "import type { A } from '@haat/api-sdk';",
  ],
  ['domain using an external package', 'packages/domain/src/a.ts', "import 'lodash';"],
  ['ui importing domain', 'packages/ui/src/display/card.tsx', "import { x } from '@haat/domain';"],
  [
    'ui importing a router',
    'packages/ui/src/display/card.tsx',
    "import { Link } from 'react-router';",
  ],
  ['the SDK importing domain', 'packages/api-sdk/src/a.ts', "import { x } from '@haat/domain';"],
  [
    'the mock shop importing SDK code',
    'packages/mock-shop/src/a.ts',
    "import { x } from '@haat/api-sdk';",
  ],
  ['the server importing SDK code', 'apps/server/src/app.ts', "import { x } from '@haat/api-sdk';"],
  [
    'the storefront importing server code',
    'apps/storefront/app/entry.server.tsx',
    "import { buildApp } from '@haat/server/shell';",
  ],
  [
    'the storefront importing other types of the server',
    'apps/storefront/app/entry.server.tsx',
    "import type { Config } from '@haat/server';",
  ],
  ['the server importing the storefront', 'apps/server/src/app.ts', "import '@haat/storefront';"],
  ['the server importing a tool', 'apps/server/src/app.ts', "import '@haat/chaos';"],
  ['a test of the server importing a tool', 'apps/server/test/a.test.ts', "import '@haat/chaos';"],
  [
    'a screen importing a tool that its tests may import',
    'apps/storefront/app/root.tsx',
    "import '@haat/checks/find-chromium';",
  ],
  [
    'a package importing an app by path',
    'packages/domain/src/a.ts',
    "import '../../../apps/server/src/app.ts';",
  ],
  [
    'a feature importing another',
    'apps/storefront/app/features/cart/a.tsx',
    "import '../product/b.tsx';",
  ],
  [
    'a feature importing the shell',
    'apps/storefront/app/features/cart/a.tsx',
    "import '../../shell/b.tsx';",
  ],
  [
    'a new feature importing another',
    'apps/storefront/app/features/gifts/a.tsx',
    "import '../cart/b.tsx';",
  ],
  [
    'a component importing a feature',
    'apps/storefront/app/components/a.tsx',
    "import '../features/cart/b.tsx';",
  ],
  ['lib importing state', 'apps/storefront/app/lib/a.ts', "import '../state/b.ts';"],
  [
    'state importing a component',
    'apps/storefront/app/state/a.ts',
    "import '../components/b.tsx';",
  ],
  [
    'the platform importing a resource',
    'apps/server/src/platform/a.ts',
    "import '../orders/b.ts';",
  ],
  ['media importing orders', 'apps/server/src/media/a.ts', "import '../orders/b.ts';"],
  ['the catalogue importing the cart', 'apps/server/src/catalogue/a.ts', "import '../cart/b.ts';"],
  [
    'toasts used directly',
    'apps/storefront/app/features/cart/a.tsx',
    "import toast from 'react-hot-toast';",
  ],
  [
    'a lazy import the wrong way',
    'apps/storefront/app/components/a.tsx',
    "const x = import('../features/cart/b.tsx');",
  ],
  ['a re-export the wrong way', 'apps/storefront/app/lib/a.ts', "export * from '../state/b.ts';"],
];

const allowed = [
  ['a tool using the server', 'tools/chaos/src/a.ts', "import '@haat/server/src/start.ts';"],
  ['domain using zod', 'packages/domain/src/a.ts', "import * as z from 'zod/mini';"],
  [
    'a domain test using fast-check',
    'packages/domain/src/a.test.ts',
    "import fc from 'fast-check';",
  ],
  [
    'the storefront using the packages',
    'apps/storefront/app/features/cart/a.tsx',
    "import '@haat/domain'; import '@haat/ui'; import '@haat/api-sdk';",
  ],
  [
    'the server using SDK types',
    'apps/server/src/cart/a.ts',
    "import type { A } from '@haat/api-sdk';",
  ],
  [
    'a feature using itself and components',
    'apps/storefront/app/features/cart/a.tsx',
    "import './b.tsx'; import '../../components/c.tsx'; import '../../state/d.ts';",
  ],
  ['the root using the shell', 'apps/storefront/app/root.tsx', "import './shell/header.tsx';"],
  [
    'the cart using the catalogue',
    'apps/server/src/cart/a.ts',
    "import '../catalogue/b.ts'; import '../errors.ts';",
  ],
];

describe('violationsOf', () => {
  it.each(forbidden)('rejects %s', (_, file, source) => {
    expect(violationsOf(file, source)).toHaveLength(1);
  });

  it.each(allowed)('allows %s', (_, file, source) => {
    expect(violationsOf(file, source)).toEqual([]);
  });
});
