import { whatsAppLink } from '@haat/domain/shopper';
import { buttonClass, Icon } from '@haat/ui';
import { MessageCircle } from 'lucide';

interface WhatsAppQuestionProps {
  /** The shop's number; '' while it is not known. */
  readonly phone: string;
  /** The message to begin with. */
  readonly text: string;
  readonly label: string;
}

/**
 * A chat with the shop on WhatsApp (product 2.7.19, 2.14.14); nothing while the shop has no phone number
 * with a country code.
 */
export function WhatsAppQuestion({ phone, text, label }: WhatsAppQuestionProps) {
  const chat = whatsAppLink(phone, text);
  if (chat === null) return null;
  return (
    <a
      href={chat}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonClass({ variant: 'secondary', size: 'compact' })}
    >
      <Icon node={MessageCircle} className="size-5" />
      {label}
    </a>
  );
}
