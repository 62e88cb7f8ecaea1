type Facts = Readonly<Record<string, unknown>>;

/** A fact that two desks have changed to different values. */
export interface FactClash {
  /** Key of the fact, such as `district`. */
  readonly name: string;
  /** What the change to be saved says. */
  readonly mine: unknown;
  /** What the present version says. */
  readonly theirs: unknown;
}

/** What becomes of changes that were made on an older version (product 10.6.8). */
export interface MergedChanges {
  /** The changes that can be made on the present version as they are. */
  readonly changes: Facts;
  /** The facts about which somebody has to decide. */
  readonly clashes: readonly FactClash[];
}

/** Whether two values of plain data are the same. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * Puts changes that were made on an older version onto the present one. A fact that only one side has
 * changed is merged; one that both have changed differently is a clash.
 *
 * @param base the facts as they were read before the changes
 * @param mine the changed facts
 * @param theirs the facts as they are now
 */
export function mergeChanges(base: Facts, mine: Facts, theirs: Facts): MergedChanges {
  const changed = Object.entries(mine).filter(
    ([name, value]) => !isSame(value, base[name]) && !isSame(value, theirs[name]),
  );
  const isClash = ([name]: [string, unknown]) => !isSame(base[name], theirs[name]);
  return {
    changes: Object.fromEntries(changed.filter((entry) => !isClash(entry))),
    clashes: changed
      .filter(isClash)
      .map(([name, value]) => ({ name, mine: value, theirs: theirs[name] })),
  };
}
