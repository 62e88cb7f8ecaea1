import { createIdempotencyKey, isApiError, unwrap } from '@haat/api-sdk';
import { DEVANAGARI } from '@haat/domain';
import { type CategoryNames, toSlug } from '@haat/domain/desk';
import { Alert, Button, TextField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../components/dialog/form-dialog.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { readPresent } from '../../lib/api/read-present.ts';
import type { DeskCategory } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { CATEGORIES } from './categories.texts.ts';
import { reloadCategories } from './reload-categories.ts';

interface CategoryDialogProps {
  /** Null for a new one. */
  readonly category: DeskCategory | null;
  readonly onClose: () => void;
}

/** Adds, renames or deletes a category (product 10.8.6). */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const texts = useTexts(CATEGORIES);
  const format = useFormat();
  const [present, setPresent] = useState(category);
  const [form, setForm] = useState<CategoryNames>({
    name: category?.name ?? '',
    nameHindi: category?.nameHindi ?? '',
  });
  const [isChecked, setIsChecked] = useState(false);
  const [isRemoving, setIsRemoving] = useState(false);
  const done = (text: string) => () => {
    showNotice('success', text);
    onClose();
  };
  const keepPresent = (error: unknown) => setPresent((now) => readPresent(error) ?? now);
  const save = useMutation({
    mutationFn: () =>
      unwrap(
        present === null
          ? desk.POST('/desk/categories', {
              params: { header: { 'Idempotency-Key': createIdempotencyKey() } },
              body: form,
            })
          : desk.PATCH('/desk/categories/{id}', {
              params: { path: { id: present._id }, header: changeOf(present.version) },
              body: form,
            }),
      ),
    onSuccess: done(texts.saved),
    onError: (error) => keepPresent(error),
    onSettled: reloadCategories,
  });
  const remove = useMutation({
    mutationFn: ({ _id: id, version }: DeskCategory) =>
      unwrap(
        desk.DELETE('/desk/categories/{id}', {
          params: { path: { id }, header: { 'If-Match': `"${version}"` } },
        }),
      ),
    onSuccess: done(texts.removed),
    onError: (error) => keepPresent(error),
    onSettled: reloadCategories,
  });
  const hasClashed = [save.error, remove.error].some((error) => readPresent(error) !== undefined);
  const failure = hasClashed ? null : (save.error ?? remove.error);
  const inUse = texts.inUse(format.number(present?.goods ?? 0));
  const isTaken = (name: string) =>
    isApiError(save.error) && save.error.fieldErrors.some(({ field }) => field === name);
  const errors = {
    name: toSlug(form.name) === '' ? texts.nameInvalid : undefined,
    nameHindi:
      form.nameHindi.trim() !== '' && !DEVANAGARI.test(form.nameHindi)
        ? texts.nameHindiInvalid
        : undefined,
  };

  function handleSubmit() {
    setIsChecked(true);
    remove.reset();
    if (errors.name !== undefined || errors.nameHindi !== undefined) return;
    save.mutate();
  }

  return (
    <FormDialog
      title={category === null ? texts.add : texts.renameTitle}
      submitLabel={texts.save}
      isBusy={save.isPending}
      onClose={onClose}
      onSubmit={handleSubmit}
    >
      {hasClashed && present && (
        <Alert tone="warning" title={texts.clash}>
          {texts.clashLead(present.name)}
        </Alert>
      )}
      {!isTaken('name') && !isTaken('nameHindi') && (
        <Failure error={failure} codes={{ category_in_use: inUse }} />
      )}
      <TextField
        label={texts.name}
        maxLength={120}
        required
        autoComplete="off"
        value={form.name}
        onChange={(event) => {
          setForm({ ...form, name: event.target.value });
          save.reset();
        }}
        error={isTaken('name') ? texts.nameTaken : isChecked ? errors.name : undefined}
      />
      <TextField
        label={texts.nameHindi}
        lang="hi"
        maxLength={120}
        autoComplete="off"
        value={form.nameHindi}
        onChange={(event) => {
          setForm({ ...form, nameHindi: event.target.value });
          save.reset();
        }}
        error={isTaken('nameHindi') ? texts.nameTaken : isChecked ? errors.nameHindi : undefined}
      />
      {present && <p className="text-sm text-ink-soft">{texts.addressStays}</p>}
      {present && present.goods > 0 && <p className="text-sm text-ink-soft">{inUse}</p>}
      {present?.goods === 0 && (
        <Button
          variant="secondary"
          isBusy={remove.isPending}
          onClick={() => (isRemoving ? remove.mutate(present) : setIsRemoving(true))}
        >
          {isRemoving ? texts.removeSure : texts.remove}
        </Button>
      )}
    </FormDialog>
  );
}
