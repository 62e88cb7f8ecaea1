/** The most files that a folder may have beside its tests: as many as one look takes in. */
export const MOST_FILES = 25;

const TEST = /\.test\.tsx?$/;

/** A folder with more files than it may have. */
export interface FullFolder {
  /** From the root; '.' for the root itself. */
  folder: string;
  files: number;
}

/**
 * The folders with more than {@link MOST_FILES} files beside tests (`*.test.ts`, `*.test.tsx`). Files of
 * sub-folders count there alone.
 *
 * @param files paths from the root, with `/`
 * @param exempt folders from the root that are not looked at, with all that is below them
 */
export function findFullFolders(
  files: readonly string[],
  exempt: Iterable<string> = [],
): FullFolder[] {
  const exemptFolders = [...exempt];
  const isExempt = (file: string) => exemptFolders.some((folder) => file.startsWith(`${folder}/`));
  const counted = files.filter((file) => !TEST.test(file) && !isExempt(file));
  const byFolder = Map.groupBy(counted, (file) => file.split('/').slice(0, -1).join('/') || '.');
  return Array.from(byFolder, ([folder, inside]) => ({ folder, files: inside.length })).filter(
    (found) => found.files > MOST_FILES,
  );
}
