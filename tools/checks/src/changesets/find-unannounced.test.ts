import { expect, it } from 'vitest';
import { findUnannounced } from './find-unannounced.ts';

const CHANGESET = `---
"@haat/domain": minor
'@haat/ui': patch
---

"@haat/api-sdk": major is a word of this text only.
`;

it('finds the packages that no changeset names, with what changed in them', () => {
  const changed = [
    'packages/domain/src/cart/cart-line.ts',
    'packages/ui/styles/theme.css',
    'packages/api-sdk/src/generated/schema.ts',
    'packages/api-sdk/src/types.ts',
  ];
  expect(findUnannounced(changed, [CHANGESET])).toEqual([
    {
      name: '@haat/api-sdk',
      files: ['packages/api-sdk/src/generated/schema.ts', 'packages/api-sdk/src/types.ts'],
    },
  ]);
});

it.each([
  'packages/domain/src/cart/cart-line.test.ts',
  'packages/ui/src/navigation/tabs.test.tsx',
  'packages/ui/gallery/gallery.tsx',
  'packages/api-sdk/src/generated/version.ts',
  'packages/domain/README.md',
  'packages/api-sdk/test/errors.test.ts',
  'apps/server/src/app.ts',
])('asks for none for %s, which is not published, or changes by a release', (file) => {
  expect(findUnannounced([file], [])).toEqual([]);
});

it('takes a folder of tests by its name for source', () => {
  expect(findUnannounced(['packages/ui/src/test/render.ts'], [])).toHaveLength(1);
});
