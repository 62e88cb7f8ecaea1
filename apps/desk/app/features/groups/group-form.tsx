import { isApiError, unwrap } from '@haat/api-sdk';
import { DEVANAGARI } from '@haat/domain';
import { type FactClash, type GroupFacts, mergeChanges, toSlug } from '@haat/domain/desk';
import { Alert, Button, Card, TextAreaField, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { DraftNotice } from '../../components/feedback/draft-notice.tsx';
import { useDescribeError } from '../../components/feedback/error-text.ts';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskGroup } from '../../lib/api/types.ts';
import { useIntentKey } from '../../lib/api/use-intent-key.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { dropTextDraft, readTextDraft, storeTextDraft } from '../../lib/text-draft.ts';
import { GROUPS } from './groups.texts.ts';
import { storeGroup } from './store-group.ts';

const NO_FACTS: GroupFacts = {
  name: '',
  nameHindi: '',
  village: '',
  district: '',
  craft: '',
  content: '',
};

const FIELDS = ['name', 'nameHindi', 'village', 'district', 'craft'] as const;

function readFacts(group: DeskGroup | null): GroupFacts {
  if (group === null) return NO_FACTS;
  const { name, nameHindi, village, district, craft, content } = group;
  return { name, nameHindi, village, district, craft, content };
}

interface GroupFormProps {
  /** Null for a new group. */
  readonly group: DeskGroup | null;
  readonly onSaved: (group: DeskGroup) => void;
}

/**
 * The facts of a group. After a clash what the other desk changed alone is taken over; of the same fact
 * the other value is shown, and what was typed stays, also over a reload (product 10.6.12).
 */
export function GroupForm({ group, onSaved }: GroupFormProps) {
  const texts = useTexts(GROUPS);
  const describeError = useDescribeError();
  const keyOf = useIntentKey();
  const draftName = `group/${group?._id ?? 'new'}`;
  const [draft] = useState(() => readTextDraft<GroupFacts>(draftName));
  const [base, setBase] = useState({
    version: draft?.version ?? group?.version ?? 0,
    facts: draft?.base ?? readFacts(group),
  });
  const [form, setForm] = useState(draft?.fields ?? base.facts);
  const [isTouched, setIsTouched] = useState(draft !== null);
  const [clashes, setClashes] = useState<readonly FactClash[]>([]);
  const [isChecked, setIsChecked] = useState(false);
  const save = useMutation({
    async mutationFn(changes: Partial<GroupFacts>) {
      if (group === null) {
        const input = { ...changes, name: form.name };
        return unwrap(
          desk.POST('/desk/groups', {
            params: { header: { 'Idempotency-Key': keyOf(input) } },
            body: input,
          }),
        );
      }
      const update = (version: number, body: Partial<GroupFacts>) =>
        unwrap(
          desk.PATCH('/desk/groups/{id}', {
            params: { path: { id: group._id }, header: changeOf(version) },
            body,
          }),
        );
      try {
        return await update(base.version, changes);
      } catch (error) {
        const present = readPresent<DeskGroup>(error);
        if (present === undefined) throw error;
        const merged = mergeChanges(base.facts, { ...form }, readFacts(present));
        if (merged.clashes.length > 0) throw error;
        // The other desk has changed something else.
        if (Object.keys(merged.changes).length === 0) return present;
        return update(present.version, merged.changes);
      }
    },
    onSuccess(saved) {
      showNotice('success', texts.saved);
      forget(saved);
      storeGroup(saved);
      onSaved(saved);
    },
    onError(error) {
      const present = readPresent<DeskGroup>(error);
      if (present === undefined) return;
      const theirs = readFacts(present);
      const merged = mergeChanges(base.facts, { ...form }, theirs);
      const mine = merged.clashes.map(({ name, mine: value }) => [name, value]);
      setClashes(merged.clashes);
      const facts = { ...theirs, ...merged.changes, ...Object.fromEntries(mine) };
      setForm(facts);
      setBase({ version: present.version, facts: theirs });
      storeTextDraft(draftName, { version: present.version, base: theirs, fields: facts });
      storeGroup(present);
    },
  });
  const hasClashed = readPresent<DeskGroup>(save.error) !== undefined;

  /** Shows what the server has in place of what was typed. */
  function forget(present: DeskGroup | null) {
    dropTextDraft(draftName);
    setIsTouched(false);
    setBase({ version: present?.version ?? 0, facts: readFacts(present) });
    setForm(readFacts(present));
  }

  function change(typed: Partial<GroupFacts>) {
    const facts = { ...form, ...typed };
    setForm(facts);
    setIsTouched(true);
    storeTextDraft(draftName, { version: base.version, base: base.facts, fields: facts });
  }

  const isTaken = (name: keyof GroupFacts) =>
    isApiError(save.error) && save.error.fieldErrors.some(({ field }) => field === name);
  const errors = {
    name: toSlug(form.name) === '' ? texts.nameInvalid : undefined,
    nameHindi:
      form.nameHindi.trim() !== '' && !DEVANAGARI.test(form.nameHindi)
        ? texts.nameHindiInvalid
        : undefined,
  };

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = (['name', 'nameHindi'] as const).find((field) => errors[field] !== undefined);
    if (wrong !== undefined) {
      // The field is above a phone's screen when the button is pressed.
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (save.isPending) return;
    const { changes } = mergeChanges(base.facts, { ...form }, base.facts);
    if (group !== null && Object.keys(changes).length === 0) {
      forget(group);
      showNotice('success', texts.nothingChanged);
      return;
    }
    save.mutate(changes);
  }

  return (
    <Card className="max-w-form">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {hasClashed && (
          <Alert tone="warning" title={texts.clash}>
            {texts.clashLead}
            <ul className="list-disc ps-5">
              {clashes.map(({ name, theirs }) => (
                <li key={name} className="wrap-anywhere">
                  {texts.theirs(texts.fields[name as keyof GroupFacts], String(theirs))}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {save.error && !hasClashed && !isTaken('name') && !isTaken('nameHindi') && (
          <Alert>{describeError(save.error)}</Alert>
        )}
        {isTouched && <DraftNotice onDrop={() => forget(group)} />}
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={texts.fields[field]}
            lang={field === 'nameHindi' ? 'hi' : undefined}
            maxLength={120}
            required={field === 'name'}
            autoComplete="off"
            value={form[field]}
            onChange={(event) => {
              change({ [field]: event.target.value });
              if (isTaken(field)) save.reset();
            }}
            error={
              field !== 'name' && field !== 'nameHindi'
                ? undefined
                : isTaken(field)
                  ? texts.nameTaken
                  : isChecked
                    ? errors[field]
                    : undefined
            }
          />
        ))}
        <TextAreaField
          label={texts.fields.content}
          hint={texts.contentHint}
          rows={8}
          maxLength={5000}
          value={form.content}
          onChange={(event) => change({ content: event.target.value })}
        />
        <Button type="submit" isBusy={save.isPending}>
          {texts.save}
        </Button>
      </form>
    </Card>
  );
}
