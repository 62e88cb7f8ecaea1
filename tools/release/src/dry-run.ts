// A release without its last step: packs every published package, checks what is in the tarballs, lets
// pnpm go through publishing them, and makes sure that npm is refused. Exit 1 when a package could not
// be published. With --address-required, as before publishing, a missing address of the repository, a
// package without a version and changesets that wait are failures too.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { rootDir, workspaceEnv } from '../../../scripts/workspace/paths.mjs';
import { runPnpm } from '../../../scripts/workspace/run.mjs';
import { findFaults, UNRELEASED } from './find-faults.ts';
import {
  listPublished,
  type PublishedPackage,
  pack,
  readManifest,
  readTarball,
} from './published-packages.ts';

/** Is this the check before publishing? */
const isRelease = process.argv.includes('--address-required');

/** What keeps a packed package from being published, a sentence each. */
async function check(
  published: PublishedPackage,
  tarball: string,
  scratch: string,
  address: string | undefined,
): Promise<readonly string[]> {
  const packed = await readTarball(tarball, join(scratch, published.folder));
  const faults = findFaults({ ...packed, folder: published.folder }, address);
  const folder = join(rootDir, published.folder);
  const { scripts: { prepack } = {} } = await readManifest(published.folder);
  const expected = `node ${relative(folder, join(import.meta.dirname, 'prepack.mjs'))}`;
  const publish = ['publish', '--dry-run', '--no-git-checks', '--ignore-scripts'];
  const code = await runPnpm(publish, { cwd: folder, quiet: true });
  return [
    ...faults,
    ...(prepack === expected ? [] : [`the script prepack is not "${expected}"`]),
    ...(code === 0 ? [] : ['pnpm publish --dry-run failed']),
    ...(isRelease && packed.manifest.version === UNRELEASED ? ['has no version yet'] : []),
  ];
}

/** Does npm refuse to pack the package, with the sentence that says why? */
function isRefused({ folder }: PublishedPackage): boolean {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], {
    cwd: join(rootDir, folder),
    env: workspaceEnv(),
    encoding: 'utf8',
  });
  return status !== 0 && stderr.includes('Pack and publish with pnpm');
}

const { repository } = await readManifest('.');
// An object, as npm writes it, is told as no address.
const address: string | undefined =
  typeof repository === 'string' ? repository : JSON.stringify(repository);
const scratch = await mkdtemp(join(tmpdir(), 'haat-release-'));
let hasFailed = false;
function tell(subject: string, faults: readonly string[]) {
  process.stdout.write(`${subject}: ${faults.length === 0 ? 'ok' : faults.join('; ')}\n`);
  if (faults.length > 0) hasFailed = true;
}
try {
  const all = await listPublished();
  const tarballs: string[] = [];
  // One after the other: each builds, and builds of one workspace must not overlap.
  for (const published of all) tarballs.push(await pack(published, scratch));
  const faults = await Promise.all(
    all.map((published, index) => check(published, tarballs[index] ?? '', scratch, address)),
  );
  for (const [index, { name }] of all.entries()) tell(name, faults[index] ?? []);
  // All have the same script, so one stands for all.
  const [first] = all;
  const waiting = (await readdir(join(rootDir, '.changeset'))).filter((name) =>
    name.endsWith('.md'),
  );
  if (isRelease && waiting.length > 0)
    tell('changesets', [`${waiting.join(', ')} wait for a version`]);
  tell('npm', first !== undefined && isRefused(first) ? [] : ['packs what pnpm alone can pack']);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
if (address === undefined) {
  process.stdout.write(
    'The repository has no address yet: set "repository" in package.json before the first release ' +
      '(docs/releasing.md). Until then the packages have no repository, homepage and bugs, and no provenance.\n',
  );
}
const lacksAddress = address === undefined && isRelease;
process.exitCode = hasFailed || lacksAddress ? 1 : 0;
