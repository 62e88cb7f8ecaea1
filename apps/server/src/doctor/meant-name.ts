/** Fewer letters than these resemble names of other programs by chance. */
const MIN_LETTERS = { one: 6, two: 10 };

/**
 * Finds the known name that a name is probably meant to be: one that differs by one letter, or a long one by
 * two.
 *
 * @returns undefined for a name that is known, or resembles none
 */
export function findMeantName(name: string, known: readonly string[]): string | undefined {
  if (known.includes(name)) return undefined;
  const reach = name.length >= MIN_LETTERS.two ? 2 : name.length >= MIN_LETTERS.one ? 1 : 0;
  return known.find((one) => one.length >= MIN_LETTERS.one && countEdits(name, one) <= reach);
}

/** Counts the letters that are added, left out or changed between two words. */
function countEdits(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of Array.from(one).entries()) {
    const next = [index + 1];
    for (const [place, another] of Array.from(other).entries()) {
      const changed = (row[place] ?? 0) + (letter === another ? 0 : 1);
      next.push(Math.min(changed, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
