import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '../../../../scripts/workspace/paths.mjs';
import { runPnpm } from '../../../../scripts/workspace/run.mjs';

/** A package that others install from the registry. */
export interface PublishedPackage {
  readonly name: string;
  /** Its folder, from the repository's root. */
  readonly folder: string;
}

/** The packages of the workspace that are not private: the contract and those in `packages`. */
export async function listPublished(): Promise<readonly PublishedPackage[]> {
  const folders = await readdir(join(rootDir, 'packages'));
  const all = await Promise.all(
    ['openapi', ...folders.toSorted().map((name) => `packages/${name}`)].map(async (folder) => ({
      folder,
      manifest: JSON.parse(await readFile(join(rootDir, folder, 'package.json'), 'utf8')),
    })),
  );
  return all
    .filter(({ manifest }) => manifest.private !== true)
    .map(({ folder, manifest }) => ({ folder, name: manifest.name }));
}

/**
 * Packs a package with pnpm, which builds it first.
 *
 * @returns the path of the tarball in `destination`
 * @throws when pnpm fails; its output is on stderr then
 */
export async function pack(
  { name, folder }: PublishedPackage,
  destination: string,
): Promise<string> {
  await mkdir(destination, { recursive: true });
  const tarball = join(destination, `${name.replace('@', '').replace('/', '-')}.tgz`);
  const cwd = join(rootDir, folder);
  if ((await runPnpm(['pack', '--out', tarball], { cwd, quiet: true })) !== 0) {
    throw new Error(`${name}: pnpm pack failed`);
  }
  return tarball;
}
