import { WhatsAppQuestion } from '../../../components/contact/whatsapp-question.tsx';
import { TEXTS } from '../texts.ts';

interface AskAboutOrderProps {
  readonly orderNumber: string;
  /** The shop's; '' while it loads. */
  readonly phone: string;
}

/**
 * A chat on WhatsApp that begins with the order's number (product 2.14.14); nothing while the shop
 * has no phone number with a country code.
 */
export function AskAboutOrder({ orderNumber, phone }: AskAboutOrderProps) {
  return (
    <WhatsAppQuestion
      phone={phone}
      text={TEXTS.aboutOrder(orderNumber)}
      label={TEXTS.askAboutOrder}
    />
  );
}
