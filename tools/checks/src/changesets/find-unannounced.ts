import { parseChangesetFile } from '@changesets/parse';

/**
 * The published source of a package. Tests beside it are not published, and the client's `version.ts`
 * changes by a release alone, which has used its changesets up.
 */
const PUBLISHED =
  /^packages\/([^/]+)\/(src|styles|fonts)\/(?!.*\.test\.tsx?$|generated\/version\.ts$)/;

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
    (file) => `@haat/${PUBLISHED.exec(file)?.[1]}`,
  );
  return Array.from(changed, ([name, files]) => ({ name, files })).filter(
    ({ name }) => !announced.has(name),
  );
}
