import { LANGUAGE } from '@haat/domain';
import { telephoneLink, whatsAppLink } from '@haat/domain/shopper';

const EN = {
  /** Before the number. */
  byPhone: 'You can order by phone too: ',
  or: ', or ',
  onWhatsApp: 'on WhatsApp',
  end: '.',
};

const HI: typeof EN = {
  byPhone: 'आप फ़ोन से भी ऑर्डर कर सकते हैं: ',
  or: ', या ',
  onWhatsApp: 'WhatsApp पर',
  end: '।',
};

const TEXTS = LANGUAGE === 'hi' ? HI : EN;

interface OrderWithoutScriptProps {
  /** Why this page cannot take the order. */
  readonly children: string;
  /** The shop's phone number; '' while it is not known. */
  readonly phone: string;
  /** The message to begin with on WhatsApp. */
  readonly text: string;
}

const LINK = 'font-semibold text-indigo underline underline-offset-4';

/** Without JavaScript: how to order all the same, by phone or WhatsApp (product 2.1.6). */
export function OrderWithoutScript({ children, phone, text }: OrderWithoutScriptProps) {
  // Browsers that run scripts show nothing of it, and need no code for it.
  if (!import.meta.env.SSR) return <noscript />;
  const chat = whatsAppLink(phone, text);
  return (
    <noscript>
      <p>
        {children} {phone !== '' && TEXTS.byPhone}
        {phone !== '' && (
          <a className={LINK} href={telephoneLink(phone)}>
            {phone}
          </a>
        )}
        {chat !== null && (
          <>
            {TEXTS.or}
            <a className={LINK} href={chat}>
              {TEXTS.onWhatsApp}
            </a>
          </>
        )}
        {phone !== '' && TEXTS.end}
      </p>
    </noscript>
  );
}
