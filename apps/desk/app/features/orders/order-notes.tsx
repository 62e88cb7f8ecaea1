import { Badge, Button, Card, TextAreaField } from '@haat/ui';
import { type FormEvent, useState } from 'react';
import { Section } from '../../components/page/section.tsx';
import type { DeskOrder } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { outbox, useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import { ORDER } from './order.texts.ts';

/** What the desk has to remember about an order; a new note is kept without a network too. */
export function OrderNotes({ order }: { readonly order: DeskOrder }) {
  const texts = useTexts(ORDER);
  const format = useFormat();
  const [body, setBody] = useState('');
  const waiting = useWaitingChanges().flatMap(({ key, kind, input }) =>
    kind === 'addNote' && input.orderId === order._id ? [{ key, body: input.body }] : [],
  );

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const typed = body.trim();
    if (typed === '') return;
    setBody('');
    void outbox.add('addNote', `order/${order._id}`, {
      orderId: order._id,
      orderNumber: order.orderNumber,
      body: typed,
    });
  }

  return (
    <Section title={texts.notes}>
      <Card className="grid gap-4">
        {order.notes.length + waiting.length === 0 && (
          <p className="text-ink-soft">{texts.noNotes}</p>
        )}
        <ul className="grid gap-3">
          {order.notes.map((note) => (
            <li key={note._id}>
              <p className="whitespace-pre-line">{note.body}</p>
              <p className="text-sm text-ink-soft">
                {[note.author, format.time(note.createdAt)]
                  .filter((part) => part !== '')
                  .join(' · ')}
              </p>
            </li>
          ))}
          {waiting.map((note) => (
            <li key={note.key}>
              <p className="whitespace-pre-line">{note.body}</p>
              <Badge tone="highlight">{texts.waits}</Badge>
            </li>
          ))}
        </ul>
        <form className="grid gap-3" onSubmit={handleSubmit}>
          <TextAreaField
            label={texts.note}
            rows={2}
            maxLength={1000}
            value={body}
            onChange={(event) => setBody(event.target.value)}
          />
          <Button type="submit" variant="secondary" aria-disabled={body.trim() === ''}>
            {texts.addNote}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
