import { readBumps } from './read-bumps.mjs';

/** The published source of a package; tests beside it are not published. */
const PUBLISHED = /^packages\/([^/]+)\/(src|styles|fonts)\/(?!.*\.test\.tsx?$)/;

/**
 * The packages whose published files changed although no changeset names them.
 *
 * @param {readonly string[]} changedFiles paths from the root, with `/`
 * @param {readonly string[]} changesets texts of the changesets that came with the change
 * @returns {{ name: string, files: string[] }[]} each with the files that changed
 */
export function findUnannounced(changedFiles, changesets) {
  const announced = new Set(changesets.flatMap(readBumps).map(({ name }) => name));
  const changed = Map.groupBy(
    changedFiles.filter((file) => PUBLISHED.test(file)),
    (file) => `@haat/${PUBLISHED.exec(file)[1]}`,
  );
  return Array.from(changed, ([name, files]) => ({ name, files })).filter(
    ({ name }) => !announced.has(name),
  );
}
