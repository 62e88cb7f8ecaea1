import { type FactClash, mergeChanges } from '@haat/domain/desk';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { readPresent } from './api/read-present.ts';
import { dropOwnDraft, readOwnDraft, storeOwnDraft } from './own-draft.ts';

/** Facts that are saved together. */
export type Facts = Readonly<Record<string, unknown>>;

interface KeptFormOptions<Shown, Thing extends Shown, Known, Typed> {
  /** Names the draft of what is typed. */
  readonly name: string;
  /** What the form begins with: the thing as the server has it. */
  readonly thing: Shown;
  readonly readFacts: (thing: Shown) => Known;
  /** Writes facts as they are typed, where they are typed in another form. */
  readonly toTyped?: (facts: Known) => Typed;
  /** Saves changed facts, and gives what the server has then. */
  readonly send: (version: number, changes: Partial<Known>) => Promise<Thing>;
  /** Shows the thing as the server has it. */
  readonly store: (thing: Thing) => void;
  readonly onSaved?: (thing: Thing) => void;
}

/** Two desks have changed the same facts: somebody has to decide. */
export interface Clash {
  readonly version: number;
  /** The changes that clash with nothing. */
  readonly changes: Facts;
  readonly clashes: readonly FactClash[];
}

/** What is typed and not saved, and the version and the facts that it began with. */
interface FormDraft<Known, Typed> {
  readonly version: number;
  readonly base: Known;
  readonly fields: Typed;
}

interface Saving<Known, Typed> {
  readonly draft: FormDraft<Known, Typed>;
  readonly version: number;
  readonly changes: Partial<Known>;
}

function isEmpty(changes: object): boolean {
  return Object.keys(changes).length === 0;
}

/**
 * Facts that are typed, kept on the phone, and saved. What another desk has changed meanwhile is merged
 * when it is something else, and is asked about when it is the same (product 10.6.7, 10.6.8).
 */
export function useKeptForm<
  Shown extends { readonly version: number },
  Thing extends Shown,
  Known extends Facts,
  Typed extends object = Known,
>(options: KeptFormOptions<Shown, Thing, Known, Typed>) {
  const { name, thing, readFacts, send, store, onSaved } = options;
  // Without `toTyped` the facts are typed as they are.
  const { toTyped = (facts: Known) => facts as object as Typed } = options;
  const [draft, setDraft] = useState(() => readOwnDraft<FormDraft<Known, Typed>>(name));
  const [clash, setClash] = useState<Clash | null>(null);
  const latest = useRef(draft);
  const base = draft?.base ?? readFacts(thing);

  function setAndStore(next: FormDraft<Known, Typed> | null) {
    latest.current = next;
    setDraft(next);
    if (next === null) dropOwnDraft(name);
    else storeOwnDraft(name, next);
  }

  /** What is typed; a draft from before there was a field lacks it. */
  function listFields(now: FormDraft<Known, Typed> | null): Typed {
    return { ...toTyped(readFacts(thing)), ...now?.fields };
  }

  async function save(version: number, changes: Partial<Known>): Promise<Thing> {
    const saved = await send(version, changes);
    store(saved);
    return saved;
  }

  const saving = useMutation({
    async mutationFn({ draft: sent, version, changes }: Saving<Known, Typed>) {
      try {
        return await save(version, changes);
      } catch (error) {
        const theirs = readPresent<Thing>(error);
        if (theirs === undefined) throw error;
        store(theirs);
        const merged = mergeChanges(sent.base, { ...sent.base, ...changes }, readFacts(theirs));
        if (merged.clashes.length > 0) {
          setClash({ version: theirs.version, ...merged });
          return null;
        }
        // They are facts of `changes`.
        const left = merged.changes as Partial<Known>;
        return isEmpty(left) ? theirs : save(theirs.version, left);
      }
    },
    onSuccess(saved, { draft: sent }) {
      if (saved === null) return;
      setClash(null);
      const now = latest.current;
      const isTypedOn = now !== null && now.fields !== sent.fields;
      // What was typed while it was sent is a change of what the server has now.
      setAndStore(isTypedOn ? { ...now, version: saved.version, base: readFacts(saved) } : null);
      onSaved?.(saved);
    },
  });

  /** @param facts what is typed, as facts; left out where both are the same */
  function listChanges(facts: Known = listFields(latest.current) as object as Known) {
    const known = latest.current?.base ?? base;
    // They are facts of `facts`.
    return mergeChanges(known, facts, known).changes as Partial<Known>;
  }

  function forget() {
    setAndStore(null);
    setClash(null);
    saving.reset();
  }

  return {
    fields: listFields(draft),
    /** Null while nothing is. */
    typed: draft?.fields ?? null,
    /** The facts that were there before. */
    base,
    isTouched: draft !== null,
    error: saving.error,
    isSaving: saving.isPending,
    clash,
    closeClash: () => setClash(null),
    hasChanges: (facts?: Known) => !isEmpty(listChanges(facts)),
    forget,

    change(changes: Partial<Typed>) {
      const now = latest.current;
      const { version } = now ?? thing;
      setAndStore({ version, base: now?.base ?? base, fields: { ...listFields(now), ...changes } });
      if (saving.isError) saving.reset();
    },

    /** @returns what the server has then, null when somebody has to decide; rejects when it failed */
    async submit(facts?: Known): Promise<Shown | null> {
      const sent = latest.current;
      const changes = listChanges(facts);
      if (sent !== null && !isEmpty(changes)) {
        return saving.mutateAsync({ draft: sent, version: sent.version, changes });
      }
      if (sent !== null) setAndStore(null);
      return thing;
    },

    /** Saves what was chosen in a clash. */
    resolve(changes: Facts) {
      const sent = latest.current;
      if (sent === null || clash === null) return;
      // The dialog shows facts of this form.
      const chosen = changes as Partial<Known>;
      if (isEmpty(chosen)) forget();
      else saving.mutate({ draft: sent, version: clash.version, changes: chosen });
    },
  };
}
