import { unwrap } from '@haat/api-sdk';
import { findMobileNumber, whatsAppLink } from '@haat/domain/desk';
import { Badge, type BadgeTone, Button, buttonClass, cardClass } from '@haat/ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CopyButton } from '../../../components/copy/copy-button.tsx';
import { QuestionDialog } from '../../../components/dialog/question-dialog.tsx';
import { Failure } from '../../../components/feedback/failure.tsx';
import { showNotice } from '../../../components/feedback/notices.tsx';
import { desk } from '../../../lib/api/desk.ts';
import { reload } from '../../../lib/api/query-client.ts';
import type { DeskOrderDraft } from '../../../lib/api/types.ts';
import { FORMATS } from '../../../lib/format/format.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type Language, useLanguage } from '../../../lib/language/language.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { LINK_MESSAGE, PHONE_ORDERS } from './phone-orders.texts.ts';

const TONES: Readonly<Record<DeskOrderDraft['state'], BadgeTone>> = {
  waiting: 'highlight',
  paid: 'success',
  expired: 'neutral',
  cancelled: 'neutral',
};

/** Writes the message that a link is sent with. */
function writeMessage(draft: DeskOrderDraft, language: Language): string {
  const { money, time } = FORMATS[language];
  return LINK_MESSAGE[language].write({
    name: draft.name,
    total: money(draft.totalPaise),
    until: time(draft.expiresAt),
    link: language === 'hi' ? draft.linkHindi : draft.link,
  });
}

/** An order with a payment link: its state, and what can be done with the link. */
export function OrderDraft({ draft }: { readonly draft: DeskOrderDraft }) {
  const texts = useTexts(PHONE_ORDERS);
  const format = useFormat();
  const language = useLanguage();
  const [isAsking, setIsAsking] = useState(false);
  const { _id: id, name, phoneNumber, state, order } = draft;
  const change = useMutation({
    mutationFn: (act: 'cancel' | 'renew') =>
      unwrap(desk.POST(`/desk/order-drafts/{id}/${act}`, { params: { path: { id } } })),
    onSuccess: (_, act) => showNotice('success', act === 'renew' ? texts.renewed : texts.cancelled),
    async onSettled() {
      setIsAsking(false);
      await reload('/desk/order-drafts', '/desk/orders');
    },
  });
  const number = findMobileNumber(phoneNumber);
  const toChat = (to: Language) =>
    number === null ? null : whatsAppLink(number, writeMessage(draft, to));
  return (
    <li className={cardClass('grid grid-cols-[minmax(0,1fr)] gap-2 px-4 py-3')}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>
        <span className="figures font-semibold">{format.money(draft.totalPaise)}</span>
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
        <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
        <span>{phoneNumber}</span>
        <span>
          {state === 'waiting'
            ? texts.until(format.time(draft.expiresAt))
            : format.time(draft.createdAt)}
        </span>
      </p>
      <Failure error={change.error} codes={texts.draftCodes} />
      {order !== null && (
        <Link
          className={buttonClass({ variant: 'link', className: 'justify-self-start' })}
          to={`/orders/${order._id}`}
        >
          {order.orderNumber}
        </Link>
      )}
      {state === 'waiting' && (
        <div className="flex flex-wrap gap-2">
          {(['hi', 'en'] as const).map((to) => {
            const chat = toChat(to);
            return (
              chat !== null && (
                <a
                  key={to}
                  className={buttonClass({
                    variant: to === language ? 'primary' : 'secondary',
                    size: 'compact',
                  })}
                  href={chat}
                  target="_blank"
                  rel="noreferrer"
                >
                  {to === 'hi' ? texts.sendHindi : texts.sendEnglish}
                </a>
              )
            );
          })}
          {number === null && (
            <CopyButton text={writeMessage(draft, language)}>{texts.copy}</CopyButton>
          )}
          <Button variant="secondary" size="compact" onClick={() => setIsAsking(true)}>
            {texts.cancel}
          </Button>
        </div>
      )}
      {state === 'expired' && (
        <Button
          variant="secondary"
          size="compact"
          className="justify-self-start"
          isBusy={change.isPending}
          onClick={() => change.mutate('renew')}
        >
          {texts.renew}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          title={texts.cancelTitle(name)}
          yes={texts.cancel}
          isBusy={change.isPending}
          onYes={() => change.mutate('cancel')}
          onClose={() => setIsAsking(false)}
        >
          <p>{texts.cancelEffect}</p>
        </QuestionDialog>
      )}
    </li>
  );
}
