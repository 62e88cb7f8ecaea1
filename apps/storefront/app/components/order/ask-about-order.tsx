import { WhatsAppQuestion } from '../contact/whatsapp-question.tsx';
import { ORDER_TEXTS } from './order-texts.ts';

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
      text={ORDER_TEXTS.aboutOrder(orderNumber)}
      label={ORDER_TEXTS.askAboutOrder}
    />
  );
}
