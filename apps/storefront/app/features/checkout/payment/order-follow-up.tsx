import { unwrap } from '@haat/api-sdk';
import {
  langOf,
  listMakers,
  normalizeProduct,
  type OrderView,
  parseContactInfo,
  parseStories,
} from '@haat/domain/shopper';
import { Fragment } from 'react';
import { href } from 'react-router';
import { WhatsAppQuestion } from '../../../components/contact/whatsapp-question.tsx';
import { ShopLink } from '../../../components/navigation/shop-link.tsx';
import { ORDER_TEXTS } from '../../../components/order/order-texts.ts';
import { VerifyEmail } from '../../../components/order/verify-email.tsx';
import { StoryPicture } from '../../../components/story/story-picture.tsx';
import { useLoad } from '../../../lib/loading/use-load.ts';
import { api } from '../../../state/create-stores.ts';
import { TEXTS } from '../texts.ts';

/** Products that are asked for their makers and a story; an order may have many. */
const MAX_ASKED = 4;

interface OrderFollowUpProps {
  readonly order: OrderView;
}

/**
 * What comes after the order: where its mails go, a chat about it, and who makes it, with their story
 * (product 2.13.17). What fails to load is left out.
 */
export default function OrderFollowUp({ order }: OrderFollowUpProps) {
  const { loaded } = useLoad((signal) => loadFollowUp(order, signal), order.id);
  // As high as it will be on a phone: the footer stays below the fold.
  if (loaded.status !== 'loaded') return <div className="min-h-60" />;
  const { user, phone, makers, story } = loaded.value;
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @xl:grid-cols-2 *:min-w-0">
        <section className="grid justify-items-start gap-3 wrap-anywhere">
          <h2 className="font-bold text-xl">{TEXTS.whatComes}</h2>
          {user !== null && (
            <p>{user.isEmailVerified ? TEXTS.mailsTo(user.email) : TEXTS.mailsNeed(user.email)}</p>
          )}
          {user?.isEmailVerified === false && <VerifyEmail />}
          <WhatsAppQuestion
            phone={phone}
            text={ORDER_TEXTS.aboutOrder(order.orderNumber)}
            label={ORDER_TEXTS.askAboutOrder}
          />
        </section>
        {(makers.length > 0 || story !== null) && (
          <section className="grid gap-3 wrap-anywhere">
            <h2 className="font-bold text-xl">{TEXTS.herHands}</h2>
            {makers.length > 0 && (
              <p>
                {TEXTS.madeBy}{' '}
                {makers.map(({ slug, name, village }, index) => (
                  <Fragment key={slug}>
                    {index > 0 && '; '}
                    <ShopLink
                      className="font-semibold underline underline-offset-4"
                      to={href('/maker/:slug', { slug })}
                    >
                      {name}
                    </ShopLink>
                    {village !== '' && `, ${village}`}
                  </Fragment>
                ))}
              </p>
            )}
            {story !== null && (
              <div className="group relative grid gap-2">
                <StoryPicture
                  image={story.image}
                  sizes="(min-width: 640px) 320px, 90vw"
                  isPriority={false}
                />
                <p lang={langOf(story.paragraphs[0] ?? '')} className="line-clamp-3">
                  {story.paragraphs[0]}
                </p>
                <ShopLink
                  className="inline-flex min-h-11 items-center font-display text-xl leading-snug underline-offset-4 after:absolute after:inset-0 group-hover:underline"
                  to={href('/story/:id', { id: story.id })}
                  lang={langOf(story.title)}
                >
                  {story.title}
                </ShopLink>
              </div>
            )}
          </section>
        )}
      </div>
    </div>
  );
}

async function loadFollowUp({ lines }: OrderView, signal: AbortSignal) {
  const ids = lines.flatMap(({ productId }) => productId ?? []).slice(0, MAX_ASKED);
  const [user, contact, products, stories] = await Promise.all([
    orNull(unwrap(api.GET('/users/current-user', { signal }))),
    orNull(unwrap(api.GET('/contact', { signal }))),
    Promise.all(
      ids.map((id) =>
        orNull(unwrap(api.GET('/products/{id}', { params: { path: { id } }, signal }))),
      ),
    ),
    Promise.all(
      ids.map((product) =>
        orNull(unwrap(api.GET('/story', { params: { query: { product, limit: 1 } }, signal }))),
      ),
    ),
  ]);
  return {
    user,
    phone: contact === null ? '' : parseContactInfo(contact).phone,
    makers: listMakers(products.flatMap((product) => normalizeProduct(product) ?? [])),
    story: parseStories(stories.flatMap((list) => list?.stories ?? []))[0] ?? null,
  };
}

function orNull<Value>(call: Promise<Value>): Promise<Value | null> {
  return call.catch(() => null);
}
