/** A line of a changeset's head: the package and how much of its version changes. */
const BUMP = /^["']?(@haat\/[\w-]+)["']?\s*:\s*(major|minor|patch)\s*$/gm;

/**
 * Reads the bumps in the front matter of a changeset.
 *
 * @param {string} changeset its text
 * @returns {{ name: string, bump: string }[]}
 */
export function readBumps(changeset) {
  const [, head = ''] = /^---\n([\s\S]*?)\n---/.exec(changeset) ?? [];
  return Array.from(head.matchAll(BUMP), ([, name, bump]) => ({ name, bump }));
}
