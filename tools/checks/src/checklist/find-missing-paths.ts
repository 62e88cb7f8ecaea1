import { join } from 'node:path';

const LINK = /\]\((?!https?:)([^)#]+)/g;

/** A path from the root in code; one with a placeholder, such as `<resource>`, names no file. */
const NAMED_PATH = /`((?:apps|packages|docs|openapi|scripts|tools)\/[\w./-]+)`/g;

/**
 * The files and folders that a document links to or names, and that do not exist.
 *
 * @param place folder: where the document lies, for its links; exists: takes a path from the root
 * @returns paths from the root
 */
export function findMissingPaths(
  markdown: string,
  { folder, exists }: { folder: string; exists: (path: string) => boolean },
): string[] {
  const linked = Array.from(markdown.matchAll(LINK), ([, link = '']) => join(folder, link));
  const named = Array.from(markdown.matchAll(NAMED_PATH), ([, path = '']) => path);
  return [...linked, ...named].filter((path) => !exists(path));
}
