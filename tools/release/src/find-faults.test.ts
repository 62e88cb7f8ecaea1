import { expect, it } from 'vitest';
import { findFaults, type PackedPackage } from './find-faults.ts';

const ADDRESS = 'https://git.example/haat/haat';

const PACKED: PackedPackage = {
  folder: 'packages/domain',
  files: new Set(['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'dist/index.js']),
  readme: '# @haat/domain\n\nThe rules.\n',
  manifest: {
    name: '@haat/domain',
    version: '0.1.0',
    description: 'Rules',
    license: 'MIT',
    keywords: ['shop'],
    engines: { node: '>=20' },
    sideEffects: false,
    exports: { '.': './dist/index.js' },
    dependencies: { zod: '^4.6.7' },
    repository: { url: `git+${ADDRESS}.git`, directory: 'packages/domain' },
    homepage: `${ADDRESS}/tree/main/packages/domain#readme`,
    bugs: `${ADDRESS}/issues`,
  },
};

const faultsOf = (manifest: Partial<PackedPackage['manifest']>, address?: string) =>
  findFaults({ ...PACKED, manifest: { ...PACKED.manifest, ...manifest } }, address);

it('a package with everything has no faults', () => {
  expect(findFaults(PACKED, ADDRESS)).toEqual([]);
});

it.each(['README.md', 'LICENSE', 'CHANGELOG.md'])('%s must be in the tarball', (missing) => {
  const files = new Set([...PACKED.files].filter((file) => file !== missing));
  expect(findFaults({ ...PACKED, files }, ADDRESS)).toEqual([`${missing} is not in the tarball`]);
});

it('before the first release there is no changelog', () => {
  const files = new Set([...PACKED.files].filter((file) => file !== 'CHANGELOG.md'));
  const manifest = { ...PACKED.manifest, version: '0.0.0' };
  expect(findFaults({ ...PACKED, files, manifest }, ADDRESS)).toEqual([]);
});

it.each([
  'Before the first release it is on no registry.',
  'The licence is MIT. From the first release on there is a changelog.',
])('after it no README says that there is none yet: %s', (text) => {
  const readme = `# @haat/domain\n\n${text}\n`;
  const { manifest } = PACKED;
  expect(findFaults({ ...PACKED, readme }, ADDRESS)).toEqual([
    'README.md still has "Before the first release" or "From the first release on"',
  ]);
  const unreleased = { ...manifest, version: '0.0.0' };
  expect(findFaults({ ...PACKED, readme, manifest: unreleased }, ADDRESS)).toEqual([]);
});

it('every path of exports must be in the tarball, folders with a star too', () => {
  const exports = { '.': { default: './dist/none.js' }, './fonts/*': './fonts/*' };
  expect(faultsOf({ exports })).toEqual([
    './dist/none.js of exports is not in the tarball',
    './fonts/* of exports is not in the tarball',
  ]);
});

it('a declaration leads to its source, by a map', () => {
  const faultsWith = (...more: string[]) =>
    findFaults({ ...PACKED, files: new Set([...PACKED.files, ...more]) }, ADDRESS);
  const declaration = ['dist/card.d.ts', 'dist/card.d.ts.map'];
  expect(faultsWith(...declaration, 'src/card.tsx')).toEqual([]);
  expect(faultsWith(...declaration)).toEqual(['dist/card.d.ts leads to no source']);
  expect(faultsWith('dist/card.d.ts', 'src/card.ts')).toEqual([
    'dist/card.d.ts leads to no source',
  ]);
});

it('versions of the workspace are refused, in peers too', () => {
  const dependencies = { zod: 'catalog:' };
  expect(faultsOf({ dependencies, peerDependencies: { msw: 'workspace:*' } })).toEqual([
    'zod has the version catalog:',
    'msw has the version workspace:*',
  ]);
});

it('what a registry shows must be there', () => {
  expect(faultsOf({ description: '', keywords: [], engines: {}, license: '' })).toEqual([
    'license is missing',
    'description is missing',
    'keywords are missing',
    'engines.node is missing',
  ]);
});

it('without an address of the repository none is asked for; with one, all must be of it', () => {
  expect(faultsOf({ repository: '', homepage: '', bugs: '' })).toEqual([]);
  expect(faultsOf({ repository: '', homepage: '', bugs: '' }, ADDRESS)).toEqual([
    'repository is another than the one set',
    'homepage is not in the repository',
    'bugs is not of the repository',
  ]);
  for (const end of ['/', '.git']) {
    expect(faultsOf({}, ADDRESS + end)[0]).toContain(`${ADDRESS}${end} is no address such as`);
  }
});
