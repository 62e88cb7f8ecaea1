import { whatsAppLink } from '@haat/domain';
import { buttonClass } from '@haat/ui';
import MessageCircle from 'lucide-react/icons/message-circle';
import { TEXTS } from '../texts.ts';

interface AskAboutOrderProps {
  readonly orderNumber: string;
  /** The shop's; '' while it loads. */
  readonly phone: string;
}

/**
 * A chat on WhatsApp that begins with the order's number (product 2.14.19); nothing while the shop
 * has no phone number with a country code.
 */
export function AskAboutOrder({ orderNumber, phone }: AskAboutOrderProps) {
  const chat = whatsAppLink(phone, TEXTS.aboutOrder(orderNumber));
  if (chat === null) return null;
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary', size: 'compact' })}
    >
      <MessageCircle aria-hidden="true" className="size-5" />
      {TEXTS.askAboutOrder}
    </a>
  );
}
