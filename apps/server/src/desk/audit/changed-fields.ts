/** The fields in which two states of a thing differ, as they were and as they are. */
export interface ChangedFields {
  before: object | null;
  after: object;
}

/**
 * Returns the fields of a thing that a change changed; all of them for a new thing. The version and the
 * time of the change are left out, since every change has them.
 */
export function changedFields(before: object | null, after: object): ChangedFields {
  if (before === null) return { before: null, after: pick(after, () => true) };
  const earlier = new Map(Object.entries(before));
  const isChanged = (name: string, value: unknown) =>
    JSON.stringify(earlier.get(name)) !== JSON.stringify(value);
  const changed = pick(after, isChanged);
  return { before: pick(before, (name) => Object.hasOwn(changed, name)), after: changed };
}

const ALWAYS_CHANGED = ['version', 'updatedAt'];

function pick(state: object, isPicked: (name: string, value: unknown) => boolean): object {
  return Object.fromEntries(
    Object.entries(state).filter(
      ([name, value]) => !ALWAYS_CHANGED.includes(name) && isPicked(name, value),
    ),
  );
}
