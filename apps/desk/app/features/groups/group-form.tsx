import { isApiError, unwrap } from '@haat/api-sdk';
import { readPieces } from '@haat/domain';
import { createGroupFactsSchema, type GroupFacts, isHindiOrNone, toSlug } from '@haat/domain/desk';
import { Button, Card, TextAreaField, TextField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { ClashDialog } from '../../components/clash/clash-dialog.tsx';
import { DraftNotice } from '../../components/feedback/draft-notice.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import type { DeskGroup } from '../../lib/api/types.ts';
import { useIntentKey } from '../../lib/api/use-intent-key.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useKeptForm } from '../../lib/use-kept-form.ts';
import { GROUPS } from './groups.texts.ts';
import { storeGroup } from './store-group.ts';

/** A group that is being added. */
const NEW_GROUP = {
  version: 0,
  name: '',
  nameHindi: '',
  village: '',
  villageHindi: '',
  district: '',
  districtHindi: '',
  craft: '',
  craftHindi: '',
  content: '',
  contentHindi: '',
  women: null,
  foundedYear: null,
};

const HINDI_TEXTS = ['villageHindi', 'districtHindi', 'craftHindi'] as const;
const TEXTS = [
  ...(['name', 'nameHindi', 'village', 'villageHindi'] as const),
  ...(['district', 'districtHindi', 'craft', 'craftHindi'] as const),
] as const;
const NUMBERS = ['women', 'foundedYear'] as const;
const FIELDS = [...TEXTS, ...NUMBERS];

/** The fields that can be wrong, the others being limited by their inputs. */
const CHECKED = ['name', 'nameHindi', ...HINDI_TEXTS, ...NUMBERS, 'contentHindi'] as const;

/** The facts as they are typed. */
type TypedGroup = Readonly<Record<keyof GroupFacts, string>>;

function readFacts(group: GroupFacts & { readonly version: number }): GroupFacts {
  const { name, nameHindi, village, villageHindi, district, districtHindi } = group;
  const { craft, craftHindi, content, contentHindi, women, foundedYear } = group;
  return {
    ...{ name, nameHindi, village, villageHindi, district, districtHindi },
    ...{ craft, craftHindi, content, contentHindi, women, foundedYear },
  };
}

function toTyped({ women, foundedYear, ...texts }: GroupFacts): TypedGroup {
  return { ...texts, women: String(women ?? ''), foundedYear: String(foundedYear ?? '') };
}

/** Reads typed numbers; null where nothing is typed, and NaN for what is no number. */
function readNumber(typed: string): number | null {
  return typed.trim() === '' ? null : (readPieces(typed) ?? Number.NaN);
}

interface GroupFormProps {
  /** Null for a new group. */
  readonly group: DeskGroup | null;
  readonly onSaved: (group: DeskGroup) => void;
}

/** The facts of a group; what is typed is kept, and merged with what another desk changed (product 10.6.12). */
export function GroupForm({ group, onSaved }: GroupFormProps) {
  const texts = useTexts(GROUPS);
  const keyOf = useIntentKey();
  const [isChecked, setIsChecked] = useState(false);
  const form = useKeptForm({
    name: `group/${group?._id ?? 'new'}`,
    thing: group ?? NEW_GROUP,
    readFacts,
    toTyped,
    send(version, changes): Promise<DeskGroup> {
      if (group === null) {
        const input = { ...changes, name: changes.name ?? '' };
        const header = { 'Idempotency-Key': keyOf(input) };
        return unwrap(desk.POST('/desk/groups', { params: { header }, body: input }));
      }
      const params = { path: { id: group._id }, header: changeOf(version) };
      return unwrap(desk.PATCH('/desk/groups/{id}', { params, body: changes }));
    },
    store: storeGroup,
    onSaved(saved) {
      showNotice('success', texts.saved);
      onSaved(saved);
    },
  });
  const { fields, error } = form;
  const facts: GroupFacts = {
    ...fields,
    women: readNumber(fields.women),
    foundedYear: readNumber(fields.foundedYear),
  };
  const checks = createGroupFactsSchema(new Date().getFullYear()).shape;

  const isTaken = (name: keyof GroupFacts) =>
    isApiError(error) && error.fieldErrors.some(({ field }) => field === name);
  const hindiError = (field: keyof TypedGroup) =>
    isHindiOrNone(fields[field]) ? undefined : texts.hindiInvalid;
  const errors = {
    name: toSlug(fields.name) === '' ? texts.nameInvalid : undefined,
    nameHindi: isHindiOrNone(fields.nameHindi) ? undefined : texts.nameHindiInvalid,
    villageHindi: hindiError('villageHindi'),
    districtHindi: hindiError('districtHindi'),
    craftHindi: hindiError('craftHindi'),
    contentHindi: hindiError('contentHindi'),
    women: checks.women.safeParse(facts.women).success ? undefined : texts.womenInvalid,
    foundedYear: checks.foundedYear.safeParse(facts.foundedYear).success
      ? undefined
      : texts.foundedYearInvalid,
  };

  function errorOf(field: (typeof FIELDS)[number]): string | undefined {
    if ((field === 'name' || field === 'nameHindi') && isTaken(field)) return texts.nameTaken;
    const checked = CHECKED.find((name) => name === field);
    return isChecked && checked ? errors[checked] : undefined;
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setIsChecked(true);
    const wrong = CHECKED.find((field) => errors[field] !== undefined);
    if (wrong !== undefined) {
      // The field is above a phone's screen when the button is pressed.
      event.currentTarget.querySelector<HTMLElement>(`[name=${wrong}]`)?.focus();
      return;
    }
    if (form.isSaving) return;
    if (!form.hasChanges(facts)) {
      form.forget();
      showNotice('success', texts.nothingChanged);
      return;
    }
    // What fails is said above the fields.
    form.submit(facts).catch(() => {});
  }

  return (
    <Card className="max-w-form">
      <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
        {!isTaken('name') && !isTaken('nameHindi') && <Failure error={error} />}
        {form.isTouched && <DraftNotice onDrop={form.forget} />}
        {FIELDS.map((field) => (
          <TextField
            key={field}
            name={field}
            label={texts.fields[field]}
            lang={field.endsWith('Hindi') ? 'hi' : undefined}
            inputMode={field === 'women' || field === 'foundedYear' ? 'numeric' : undefined}
            maxLength={120}
            required={field === 'name'}
            autoComplete="off"
            value={fields[field]}
            onChange={(event) => form.change({ [field]: event.target.value })}
            error={errorOf(field)}
          />
        ))}
        <TextAreaField
          label={texts.fields.content}
          hint={texts.contentHint}
          rows={8}
          maxLength={5000}
          value={fields.content}
          onChange={(event) => form.change({ content: event.target.value })}
        />
        <TextAreaField
          name="contentHindi"
          label={texts.fields.contentHindi}
          lang="hi"
          rows={8}
          maxLength={5000}
          value={fields.contentHindi}
          onChange={(event) => form.change({ contentHindi: event.target.value })}
          error={isChecked ? errors.contentHindi : undefined}
        />
        <Button type="submit" isBusy={form.isSaving}>
          {texts.save}
        </Button>
      </form>
      <ClashDialog form={form} names={texts.fields} describe={(_, value) => String(value ?? '')} />
    </Card>
  );
}
