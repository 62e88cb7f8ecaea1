import { shopQuery } from '@haat/api-sdk/tanstack';
import { findReplyNumber } from '@haat/domain/desk';
import { Button, Card } from '@haat/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { showNotice } from '../../components/feedback/notices.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { desk } from '../../lib/api/desk.ts';
import type { DeskMessage, UpdateDeskMessageInput } from '../../lib/api/types.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { outbox, useWaitingChanges } from '../../lib/outbox/desk-outbox.ts';
import type { Route } from './+types/message.route';
import { MessageAnswer } from './message-answer.tsx';
import { MessageBadges } from './message-badges.tsx';
import { MESSAGES } from './messages.texts.ts';
import { type ShownMessage, showWaitingMarks } from './waiting-marks.ts';
import { WriterOrders } from './writer-orders.tsx';

export default function MessageRoute({ params }: Route.ComponentProps) {
  const texts = useTexts(MESSAGES);
  const message = useQuery(shopQuery(desk, '/desk/messages/{id}', { params: { path: params } }));
  return (
    <Page
      title={message.data ? texts.messageOf(message.data.name) : texts.message}
      back={{ to: '/messages', label: texts.back }}
    >
      <Loaded query={message}>{(data) => <MessagePage key={data._id} message={data} />}</Loaded>
    </Page>
  );
}

/** A message with its facts, its answer and its marks; opening it marks it as read. */
export function MessagePage({ message }: { readonly message: DeskMessage }) {
  const texts = useTexts(MESSAGES);
  const shown = showWaitingMarks(message, useWaitingChanges());

  function mark(marks: UpdateDeskMessageInput) {
    const { _id: messageId, version, name } = message;
    void outbox.add('markMessage', `message/${messageId}`, { messageId, version, name, marks });
  }

  // Once for each opening: the mark can be taken back on the same page.
  const hasOpened = useRef(false);
  useEffect(() => {
    if (hasOpened.current) return;
    hasOpened.current = true;
    if (!shown.read) mark({ read: true });
  });

  return (
    <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <Card className="grid gap-3">
          <MessageBadges message={shown} />
          {shown.subject !== '' && <h2 className="font-bold wrap-anywhere">{shown.subject}</h2>}
          <p className="whitespace-pre-line wrap-anywhere">{shown.body}</p>
        </Card>
        <MessageAnswer message={shown} onMark={mark} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <MessageFacts message={shown} />
        {shown.shopperId !== null && <WriterOrders shopperId={shown.shopperId} />}
        <Section title={texts.marks}>
          <p className="mb-3 text-ink-soft">{texts.archiveLead}</p>
          <div className="grid gap-3 sm:flex sm:flex-wrap">
            <Button
              variant="secondary"
              onClick={() => {
                mark({ archived: !shown.archived });
                showNotice('success', shown.archived ? texts.inList : texts.putAway);
              }}
            >
              {shown.archived ? texts.unarchive : texts.archive}
            </Button>
            <Button variant="secondary" onClick={() => mark({ read: !shown.read })}>
              {shown.read ? texts.markUnread : texts.markRead}
            </Button>
          </div>
        </Section>
      </div>
    </div>
  );
}

/** Who wrote a message, and when. */
function MessageFacts({ message }: { readonly message: ShownMessage }) {
  const texts = useTexts(MESSAGES);
  const format = useFormat();
  const { name, email, phoneNumber, createdAt } = message;
  const phone = findReplyNumber(message) ?? (phoneNumber || null);
  const facts = [
    { label: texts.from, value: name },
    { label: texts.email, value: email || texts.noEmail },
    ...(phone === null ? [] : [{ label: texts.phone, value: phone }]),
    { label: texts.receivedAt, value: format.time(createdAt) },
  ];
  return (
    <Card>
      <dl className="grid gap-2">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
