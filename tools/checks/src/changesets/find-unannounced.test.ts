import { expect, it } from 'vitest';
import { findUnannounced, findUnknownNames, isManifestChanged } from './find-unannounced.ts';

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

it('counts the contract and manifests in', () => {
  const changed = ['openapi/generated/openapi.json', 'packages/domain/package.json'];
  expect(findUnannounced(changed, []).map(({ name }) => name)).toEqual([
    '@haat/openapi',
    '@haat/domain',
  ]);
});

it('sees what of a manifest others notice', () => {
  const before = JSON.stringify({ version: '0.1.0', engines: { node: '>=20' }, scripts: {} });
  const released = JSON.stringify({ version: '0.2.0', engines: { node: '>=20' } });
  const changed = JSON.stringify({ version: '0.1.0', engines: { node: '>=22' } });
  expect(isManifestChanged(before, released)).toBe(false);
  expect(isManifestChanged(before, changed)).toBe(true);
});

it('finds names that are no published package', () => {
  expect(findUnknownNames([CHANGESET], ['@haat/domain'])).toEqual(['@haat/ui']);
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
