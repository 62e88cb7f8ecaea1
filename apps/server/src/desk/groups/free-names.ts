import { toNameKey } from '@haat/domain';
import type { Db } from '../../platform/database/open-database.ts';
import { raiseRevision } from '../../platform/database/revisions.ts';
import { createFormError } from '../../platform/http/parse-form.ts';

/** What has a name in both languages that nothing else of its kind has. */
export type NamedKind = 'category' | 'group';

/** The names of a thing; the Hindi one is '' when it is not known. */
interface Names {
  readonly name: string;
  readonly nameHindi: string;
}

/**
 * Lets the changes of names wait for one another until the transaction ends, so that two at the same
 * time do not give the same name. Call it before the names are read.
 */
export async function lockNames(transaction: Db, kind: NamedKind): Promise<void> {
  await raiseRevision(transaction, `names-${kind}`);
}

/**
 * Asserts that no other thing has one of these names, as people see them; see `toNameKey`. A name that
 * looks as it did before stays, because older shops may have it twice (product 10.3.10, 10.3.12).
 *
 * @param before the names until now; undefined for a new thing
 * @throws {InvalidInputError} that names each field
 */
export function assertNamesAreFree(
  kind: NamedKind,
  names: Names,
  others: readonly { readonly name: string; readonly name_hindi: string }[],
  before: Names | undefined,
): void {
  const message = `There is a ${kind} with this name.`;
  const isTaken = (
    field: keyof Names,
    read: (other: (typeof others)[number]) => string,
  ): boolean => {
    const key = toNameKey(names[field]);
    if (key === '' || key === toNameKey(before?.[field] ?? '')) return false;
    return others.some((other) => toNameKey(read(other)) === key);
  };
  const errors = {
    ...(isTaken('name', ({ name }) => name) && { name: message }),
    ...(isTaken('nameHindi', (other) => other.name_hindi) && { nameHindi: message }),
  };
  if (Object.keys(errors).length > 0) throw createFormError(errors);
}
