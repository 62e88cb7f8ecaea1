import { parseChangesetFile } from '@changesets/parse';

/**
 * The published source of a package. Tests beside it are not published, and the client's `version.ts`
 * changes by a release alone, which has used its changesets up.
 */
const PUBLISHED =
  /^packages\/([^/]+)\/(?:(?:docs|src|styles|fonts)\/(?!.*\.test\.tsx?$|generated\/version\.ts$)|package\.json$)|^(openapi)\/(?:generated\/|package\.json$)/;

/** The fields of a package.json that those who install the package notice. */
const PUBLISHED_FIELDS = [
  'dependencies',
  'peerDependencies',
  'peerDependenciesMeta',
  'engines',
  'exports',
  'files',
  'license',
  'publishConfig',
  'sideEffects',
] as const;

/** Whether one text of a package.json gives those who install the package something else than another. */
export function isManifestChanged(before: string, after: string): boolean {
  const [old, present] = [before, after].map((text) => {
    const manifest: Readonly<Record<string, unknown>> = JSON.parse(text);
    return JSON.stringify(PUBLISHED_FIELDS.map((field) => manifest[field] ?? null));
  });
  return old !== present;
}

/** The names in changesets that are no published package: `changeset version` would stop at them. */
export function findUnknownNames(
  changesets: readonly string[],
  published: readonly string[],
): string[] {
  const names = changesets.flatMap((text) => parseChangesetFile(text).releases);
  return names.map(({ name }) => name).filter((name) => !published.includes(name));
}

/**
 * The packages whose published files changed although no changeset names them; `changeset status`
 * would take any changeset for all packages.
 *
 * @param changedFiles paths from the root, with `/`
 * @param changesets texts of the changesets that came with the change
 * @returns each package with the files that changed
 */
export function findUnannounced(
  changedFiles: readonly string[],
  changesets: readonly string[],
): { name: string; files: string[] }[] {
  const announced = new Set(
    changesets.flatMap((text) => parseChangesetFile(text).releases).map(({ name }) => name),
  );
  const changed = Map.groupBy(
    changedFiles.filter((file) => PUBLISHED.test(file)),
    (file) => {
      const [, folder, contract] = PUBLISHED.exec(file) ?? [];
      return `@haat/${folder ?? contract}`;
    },
  );
  return Array.from(changed, ([name, files]) => ({ name, files })).filter(
    ({ name }) => !announced.has(name),
  );
}
