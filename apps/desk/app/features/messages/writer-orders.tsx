import { shopQuery } from '@haat/api-sdk/tanstack';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../components/feedback/loaded.tsx';
import { LinkRows } from '../../components/list/link-rows.tsx';
import { Section } from '../../components/page/section.tsx';
import { WORDS } from '../../components/words/words.texts.ts';
import { desk } from '../../lib/api/desk.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { MESSAGES } from './messages.texts.ts';

/** A message is about one of the newest orders; the shopper's page has all. */
const SHOWN = 5;

/** The newest orders of the shopper who wrote a message (product 10.5.6). */
export function WriterOrders({ shopperId }: { readonly shopperId: string }) {
  const texts = useTexts(MESSAGES);
  const words = useTexts(WORDS);
  const format = useFormat();
  const shopper = useQuery({
    ...shopQuery(desk, '/desk/shoppers/{id}', { params: { path: { id: shopperId } } }),
    // Each look is in the log of the desk: one visit is one look.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  });
  return (
    <Section title={texts.writerOrders}>
      <Loaded query={shopper}>
        {({ fullName, orders }) => (
          <LinkRows
            rows={[
              ...orders.slice(0, SHOWN).map((order) => ({
                to: `/orders/${order._id}`,
                label: order.orderNumber,
                note: `${format.day(order.createdAt)} · ${
                  order.returnStatus === null
                    ? words.statuses[order.status]
                    : words.returns[order.returnStatus]
                }`,
                figure: <span className="figures">{format.money(order.totalPaise)}</span>,
              })),
              { to: `/shoppers/${shopperId}`, label: texts.writer(fullName) },
            ]}
          />
        )}
      </Loaded>
    </Section>
  );
}
