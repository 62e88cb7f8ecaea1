import { unwrap } from '@haat/api-sdk';
import { shopQuery } from '@haat/api-sdk/tanstack';
import type { Language } from '@haat/domain';
import {
  fillOrderText,
  findOrderTextFault,
  ORDER_TEXT_MAX_LENGTH,
  ORDER_TEXTS,
} from '@haat/domain/desk';
import { Button, Card, TextAreaField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import { ClashDialog } from '../../components/clash/clash-dialog.tsx';
import { DraftNotice } from '../../components/feedback/draft-notice.tsx';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { changeOf, desk } from '../../lib/api/desk.ts';
import { queryClient, showSaved } from '../../lib/api/query-client.ts';
import type { DeskOrderText } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showFirstInvalid } from '../../lib/show-first-invalid.ts';
import { useKeptForm } from '../../lib/use-kept-form.ts';
import { describeExampleOrder } from './example-order.ts';
import { ORDER_TEXTS_SCREEN } from './order-texts.texts.ts';

type Field = 'text' | 'textHindi';

/** The fields with their languages, that of the desk first. */
const FIELDS: readonly (readonly [Field, Language])[] = [
  ['textHindi', 'hi'],
  ['text', 'en'],
];

function readFacts({ text, textHindi }: DeskOrderText) {
  return { text, textHindi };
}

function listKnown(): readonly DeskOrderText[] {
  return queryClient.getQueryData(shopQuery(desk, '/desk/order-texts').queryKey)?.texts ?? [];
}

function storeText(saved: DeskOrderText): void {
  const texts = listKnown().map((one) => (one.kind === saved.kind ? saved : one));
  showSaved(shopQuery(desk, '/desk/order-texts').queryKey, { texts });
}

interface TextFormProps {
  readonly text: DeskOrderText;
  readonly canEdit: boolean;
}

/** Changes a text in both languages, beside what a shopper would read (product 4.13.6). */
export function TextForm({ text, canEdit }: TextFormProps) {
  const texts = useTexts(ORDER_TEXTS_SCREEN);
  const describeFault = useDescribeFault(text.kind);
  const [isChecked, setIsChecked] = useState(false);
  const { kind } = text;
  const form = useKeptForm({
    name: `order-text-${kind}`,
    thing: text,
    readFacts,
    store: storeText,
    send(version, changes) {
      // The call takes both languages: the one that nobody has changed is the present one.
      const known = listKnown().find((one) => one.kind === kind) ?? text;
      return unwrap(
        desk.PUT('/desk/order-texts/{kind}', {
          params: { path: { kind }, header: changeOf(version) },
          body: { ...readFacts(known), ...changes },
        }),
      );
    },
  });

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    flushSync(() => setIsChecked(true));
    if (FIELDS.some(([field]) => describeFault(form.fields[field]) !== undefined)) {
      showFirstInvalid(currentTarget);
      return;
    }
    if (form.isSaving) return;
    // A failure stands in the form.
    const saved = await form.submit().catch(() => null);
    if (saved) showNotice('success', texts.saved);
  }

  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void handleSubmit(event)}>
      <Failure error={form.error} />
      {form.isTouched && <DraftNotice onDrop={form.forget} />}
      <div className="grid gap-5 lg:grid-cols-2">
        {FIELDS.map(([field, language]) => {
          const fault = describeFault(form.fields[field]);
          return (
            <Card key={field} className="grid min-w-0 content-start gap-3">
              <TextAreaField
                label={texts.fields[field]}
                lang={language}
                rows={8}
                readOnly={!canEdit}
                value={form.fields[field]}
                onChange={(event) => form.change({ [field]: event.target.value })}
                // While somebody writes, half a place is no error yet.
                hint={isChecked ? undefined : fault}
                error={isChecked ? fault : undefined}
              />
              {canEdit && form.fields[field] !== ORDER_TEXTS[language][kind] && (
                <Button
                  variant="link"
                  className="justify-self-start"
                  onClick={() => form.change({ [field]: ORDER_TEXTS[language][kind] })}
                >
                  {texts.toDefault[field]}
                </Button>
              )}
              {fault === undefined && (
                <section aria-label={texts.preview[field]}>
                  <h2 className="mb-1 text-ink-soft text-sm">{texts.preview[field]}</h2>
                  <p
                    lang={language}
                    className="whitespace-pre-line rounded bg-sand p-3 wrap-anywhere"
                  >
                    {fillOrderText(kind, form.fields[field], describeExampleOrder(kind, language))}
                  </p>
                </section>
              )}
            </Card>
          );
        })}
      </div>
      {canEdit && (
        <Button type="submit" className="sm:justify-self-start" isBusy={form.isSaving}>
          {texts.save}
        </Button>
      )}
      <ClashDialog form={form} names={texts.fields} describe={(_, value) => String(value)} />
    </form>
  );
}

/** Says why a text cannot be used; undefined if it can. */
function useDescribeFault(kind: DeskOrderText['kind']) {
  const texts = useTexts(ORDER_TEXTS_SCREEN);
  const format = useFormat();
  return (text: string): string | undefined => {
    const fault = findOrderTextFault(kind, text);
    switch (fault?.fault) {
      case undefined:
        return undefined;
      case 'empty':
        return texts.empty;
      case 'too_long':
        return texts.tooLong(format.number(ORDER_TEXT_MAX_LENGTH));
      case 'unknown_places':
        return texts.unknownPlaces(fault.places.join(', '));
    }
  };
}
