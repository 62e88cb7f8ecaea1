import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rootDir } from '../../../scripts/workspace/paths.mjs';
import { run, runPnpm } from '../../../scripts/workspace/run.mjs';

/** What the checks read of a package.json. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly private?: boolean;
  readonly license?: string;
  readonly description?: string;
  readonly keywords?: readonly string[];
  readonly engines?: { readonly node?: string };
  readonly repository?: string | { readonly url?: string; readonly directory?: string };
  readonly homepage?: string;
  readonly bugs?: string;
  readonly sideEffects?: unknown;
  readonly exports?: unknown;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

/** A package that others install from the registry. */
export interface PublishedPackage {
  readonly name: string;
  /** Its folder, from the repository's root. */
  readonly folder: string;
}

/** Reads a package.json; `folder` from the repository's root. */
export async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(rootDir, folder, 'package.json'), 'utf8'));
}

/** The packages of the workspace that are not private: the contract and those in `packages`. */
export async function listPublished(): Promise<readonly PublishedPackage[]> {
  const folders = await readdir(join(rootDir, 'packages'));
  const all = await Promise.all(
    ['openapi', ...folders.toSorted().map((name) => `packages/${name}`)].map(async (folder) => ({
      folder,
      manifest: await readManifest(folder),
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

/** The files of a tarball by their path in the package, its manifest, and its README, '' without one. */
export async function readTarball(tarball: string, scratch: string) {
  await mkdir(scratch, { recursive: true });
  const code = await run('tar', ['xzf', tarball, '-C', scratch], { quiet: true });
  if (code !== 0) throw new Error(`${tarball}: tar failed`);
  const folder = join(scratch, 'package');
  const entries = await readdir(folder, { recursive: true });
  const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const files = new Set(entries.map((path) => path.replaceAll('\\', '/')));
  const readme = files.has('README.md') ? await readFile(join(folder, 'README.md'), 'utf8') : '';
  return { files, manifest, readme };
}
