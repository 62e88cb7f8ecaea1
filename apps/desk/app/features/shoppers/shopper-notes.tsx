import { unwrap } from '@haat/api-sdk';
import { Button, Card, TextAreaField } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Failure } from '../../components/feedback/failure.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Section } from '../../components/page/section.tsx';
import { desk } from '../../lib/api/desk.ts';
import { storeThing } from '../../lib/api/store-thing.ts';
import type { DeskShopper } from '../../lib/api/types.ts';
import { useIntentKey } from '../../lib/api/use-intent-key.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { SHOPPERS } from './shoppers.texts.ts';

/** What the desk has to remember about a shopper; what is typed stays until it is saved. */
export function ShopperNotes({ shopper }: { readonly shopper: DeskShopper }) {
  const texts = useTexts(SHOPPERS);
  const format = useFormat();
  const keyOf = useIntentKey();
  const [body, setBody] = useState('');
  const add = useMutation({
    mutationFn: (note: string) =>
      unwrap(
        desk.POST('/desk/shoppers/{id}/notes', {
          params: {
            path: { id: shopper._id },
            // The same words twice are two notes, unless the first was not saved.
            header: { 'Idempotency-Key': keyOf([note, shopper.notes.length]) },
          },
          body: { body: note },
        }),
      ),
    onSuccess(saved) {
      setBody('');
      showNotice('success', texts.noteAdded);
      storeThing('/desk/shoppers/{id}', saved);
    },
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = body.trim();
    if (typed !== '' && !add.isPending) add.mutate(typed);
  }

  return (
    <Section title={texts.notes}>
      <Card className="grid gap-4">
        {shopper.notes.length === 0 && <p className="text-ink-soft">{texts.noNotes}</p>}
        <ul className="grid gap-3">
          {shopper.notes.map((note) => (
            <li key={note._id} className="wrap-anywhere">
              <p className="whitespace-pre-line">{note.body}</p>
              <p className="text-sm text-ink-soft">
                {[note.author, format.time(note.createdAt)].filter(Boolean).join(' · ')}
              </p>
            </li>
          ))}
        </ul>
        <form noValidate className="grid gap-3" onSubmit={handleSubmit}>
          <Failure error={add.error} />
          <TextAreaField
            label={texts.note}
            rows={2}
            maxLength={1000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <Button
            type="submit"
            variant="secondary"
            isBusy={add.isPending}
            aria-disabled={body.trim() === ''}
          >
            {texts.addNote}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
