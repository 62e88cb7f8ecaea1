import { toNameKey } from '../../text/name-key.ts';

/** What is found by its slug and by its names. */
export interface NamedThing {
  readonly slug: string;
  readonly name: string;
  /** '' where it is not known. */
  readonly nameHindi: string;
}

/**
 * Maps the keys of slugs, and of names in either script, to slugs. A name that two
 * have is left out: only their slugs tell them apart.
 */
export function indexByName(things: readonly NamedThing[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const shared = new Set<string>();
  for (const { slug, name, nameHindi } of things) {
    for (const key of new Set([toNameKey(name), toNameKey(nameHindi)])) {
      if (index.has(key)) shared.add(key);
      index.set(key, slug);
    }
  }
  for (const key of shared) index.delete(key);
  for (const { slug } of things) index.set(toNameKey(slug), slug);
  index.delete('');
  return index;
}
