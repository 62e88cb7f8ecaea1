import { findMobileNumber, whatsAppLink } from '@haat/domain/desk';
import { buttonClass, Card } from '@haat/ui';
import { Section } from '../../../components/page/section.tsx';
import { WORDS } from '../../../components/words/words.texts.ts';
import type { DeskOrder } from '../../../lib/api/types.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { ORDER } from '../order.texts.ts';

/**
 * A chat with the shopper in WhatsApp that begins with the shop's text for the order as it is now
 * (product 4.13.7); nothing for who does not see her number.
 */
export function TellShopper({
  order,
}: {
  readonly order: Pick<DeskOrder, 'news' | 'phoneNumber'>;
}) {
  const texts = useTexts(ORDER);
  const words = useTexts(WORDS);
  const { news } = order;
  const number = findMobileNumber(order.phoneNumber);
  // An order that the phone kept before there was news has none.
  if (!news || order.phoneNumber === '') return null;
  const chat = number === null ? null : whatsAppLink(number, news.text);
  return (
    <Section title={texts.tell}>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <p>
          <span className="font-semibold">{words.news[news.kind]}</span>
          <span className="text-ink-soft"> · {texts.language[news.language]}</span>
        </p>
        {chat === null ? (
          <p>{texts.noWhatsApp}</p>
        ) : (
          <a
            className={buttonClass({
              variant: 'secondary',
              size: 'compact',
              className: 'justify-self-start',
            })}
            href={chat}
            target="_blank"
            rel="noreferrer"
          >
            {texts.byWhatsApp}
          </a>
        )}
      </Card>
    </Section>
  );
}
