import { type FactClash, mergeChanges } from '@haat/domain/desk';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  dropTextDraft,
  readTextDraft,
  storeTextDraft,
  type TextDraft,
} from '../../lib/text-draft.ts';

/** Values that are saved together. */
export type Values = Readonly<Record<string, unknown>>;

/** One version of what the server has. */
export interface Versioned<Fields> {
  readonly version: number;
  readonly fields: Fields;
}

interface ContentFormOptions<Fields extends Values> {
  /** Names the draft of what is typed. */
  readonly name: string;
  readonly present: Versioned<Fields>;
  /** Saves changed values, and gives what the server has then. */
  readonly save: (version: number, changes: Partial<Fields>) => Promise<Versioned<Fields>>;
  /** Reads the present state out of a clash; undefined for any other error. */
  readonly readPresent: (error: unknown) => Versioned<Fields> | undefined;
}

/** Two desks have changed the same values: somebody has to decide. */
export interface ContentClash {
  readonly version: number;
  /** The changes that clash with nothing. */
  readonly changes: Values;
  readonly clashes: readonly FactClash[];
}

interface Saving<Fields> {
  readonly draft: TextDraft<Fields>;
  readonly version: number;
  readonly changes: Partial<Fields>;
}

/**
 * Values that are typed, stored on the phone, and saved. What another desk has changed meanwhile is merged
 * when it is something else, and is asked about when it is the same (product 10.7.7).
 */
export function useContentForm<Fields extends Values>(options: ContentFormOptions<Fields>) {
  const { name, present, save, readPresent } = options;
  const [draft, setDraft] = useState(() => readTextDraft<Fields>(name));
  const [clash, setClash] = useState<ContentClash | null>(null);
  const latest = useRef(draft);

  function setAndStore(next: TextDraft<Fields> | null) {
    latest.current = next;
    setDraft(next);
    if (next === null) dropTextDraft(name);
    else storeTextDraft(name, next);
  }

  const saving = useMutation({
    async mutationFn({ draft: sent, version, changes }: Saving<Fields>) {
      try {
        return await save(version, changes);
      } catch (error) {
        const theirs = readPresent(error);
        if (theirs === undefined) throw error;
        const merged = mergeChanges(sent.base, { ...sent.base, ...changes }, theirs.fields);
        if (merged.clashes.length > 0) {
          setClash({ version: theirs.version, ...merged });
          return null;
        }
        if (Object.keys(merged.changes).length === 0) return theirs;
        // They are values of `changes`.
        return save(theirs.version, merged.changes as Partial<Fields>);
      }
    },
    onSuccess(saved, { draft: sent }) {
      if (saved === null) return;
      setClash(null);
      const now = latest.current;
      const isTypedOn = now !== null && now.fields !== sent.fields;
      // What was typed while it was sent is a change of what the server has now.
      setAndStore(isTypedOn ? { ...now, version: saved.version, base: saved.fields } : null);
    },
  });

  return {
    fields: draft?.fields ?? present.fields,
    isTouched: draft !== null,
    error: saving.error,
    isSaving: saving.isPending,
    clash,
    closeClash: () => setClash(null),

    change(changes: Partial<Fields>) {
      const now = latest.current;
      const base = now ?? { version: present.version, base: present.fields };
      const fields = { ...(now?.fields ?? present.fields), ...changes };
      setAndStore({ version: base.version, base: base.base, fields });
    },

    forget() {
      setAndStore(null);
      setClash(null);
      saving.reset();
    },

    /** @returns what the server has then, null when somebody has to decide; rejects when it failed */
    async submit(): Promise<Versioned<Fields> | null> {
      const sent = latest.current;
      if (sent === null) return present;
      const { changes } = mergeChanges(sent.base, sent.fields, sent.base);
      if (Object.keys(changes).length === 0) {
        setAndStore(null);
        return present;
      }
      // They are values of `fields`.
      const changed = changes as Partial<Fields>;
      return saving.mutateAsync({ draft: sent, version: sent.version, changes: changed });
    },

    /** Saves what was chosen in a clash. */
    resolve(changes: Values) {
      const sent = latest.current;
      if (sent === null || clash === null) return;
      // The dialog shows values of `fields`.
      const changed = changes as Partial<Fields>;
      if (Object.keys(changed).length === 0) {
        setAndStore(null);
        setClash(null);
        return;
      }
      saving.mutate({ draft: sent, version: clash.version, changes: changed });
    },
  };
}
